import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { loadTable } from '../../administration/table/table-query.ts';
import { viewFrom } from '../../administration/table/table-view.ts';
import { Titled } from '../../administration/titled.tsx';
import { nodesQuery } from '../../administration/whole-lists.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needRight } from '../../session/need-right.ts';
import { adminCategoriesTexts } from './admin-categories-texts.ts';
import { Categories } from './categories.tsx';
import { CATEGORY_SHAPE, categoriesQuery } from './category-view.ts';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'manage_category');
  const { client } = services;
  await Promise.all([
    loadTable(services, 'kategorier', categoriesQuery(client, viewFrom(url.searchParams, CATEGORY_SHAPE))),
    needQuery(services, nodesQuery(client)),
  ]);
  return { meta: adminMeta(adminCategoriesTexts, adminPaths.categories()) };
}

/** Source: SPEC section 2, /profile/admin/categories. */
export function Page() {
  return (
    <Titled title={adminCategoriesTexts.title} text={adminCategoriesTexts.text}>
      <Categories />
    </Titled>
  );
}
