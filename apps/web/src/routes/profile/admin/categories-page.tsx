import { askForList } from '../../../admin-table/ask-for-list.ts';
import { ROWS_PER_PAGE, viewFrom } from '../../../admin-table/table-view.ts';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { fetchAllNodes } from '../../../administration/all-nodes.ts';
import { Categories } from '../../../administration/categories/categories.tsx';
import { CATEGORY_SHAPE, categoryQuery } from '../../../administration/categories/category-view.ts';
import { Titled } from '../../../administration/titled.tsx';
import { type LoaderContext, usePageData } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needRight } from '../../../session/need-right.ts';
import { adminCategoriesTexts } from '../../../texts/admin-categories-texts.ts';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'manage_category');
  const view = viewFrom(url.searchParams, CATEGORY_SHAPE);
  const query = { ...categoryQuery(view), page: view.page, perPage: ROWS_PER_PAGE };
  const [list, nodes] = await Promise.all([
    askForList(services, services.client.call('listCategories', { query })),
    fetchAllNodes(services),
  ]);
  return { meta: adminMeta(adminCategoriesTexts, paths.adminCategories()), list, nodes };
}

/** Source: SPEC section 2, /profile/admin/categories. */
export function Page() {
  const { list, nodes } = usePageData<typeof loader>();
  return (
    <Titled title={adminCategoriesTexts.title} text={adminCategoriesTexts.text}>
      <Categories list={list} nodes={nodes} />
    </Titled>
  );
}
