import { loadTable } from '../../../admin-table/table-query.ts';
import { viewFrom } from '../../../admin-table/table-view.ts';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { Categories } from '../../../administration/categories/categories.tsx';
import { CATEGORY_SHAPE, categoriesQuery } from '../../../administration/categories/category-view.ts';
import { Titled } from '../../../administration/titled.tsx';
import { nodesQuery } from '../../../administration/whole-lists.ts';
import type { LoaderContext } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needQuery } from '../../../server-state/load-query.ts';
import { needRight } from '../../../session/need-right.ts';
import { adminCategoriesTexts } from '../../../texts/admin-categories-texts.ts';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'manage_category');
  const { client } = services;
  await Promise.all([
    loadTable(services, categoriesQuery(client, viewFrom(url.searchParams, CATEGORY_SHAPE))),
    needQuery(services, nodesQuery(client)),
  ]);
  return { meta: adminMeta(adminCategoriesTexts, paths.adminCategories()) };
}

/** Source: SPEC section 2, /profile/admin/categories. */
export function Page() {
  return (
    <Titled title={adminCategoriesTexts.title} text={adminCategoriesTexts.text}>
      <Categories />
    </Titled>
  );
}
