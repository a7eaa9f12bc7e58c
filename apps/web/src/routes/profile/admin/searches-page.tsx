import { loadTable } from '../../../admin-table/table-query.ts';
import { viewFrom } from '../../../admin-table/table-view.ts';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { SEARCHES_SHAPE, Searches, searchMissesQuery } from '../../../administration/searches/searches.tsx';
import { Titled } from '../../../administration/titled.tsx';
import type { LoaderContext } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needRight } from '../../../session/need-right.ts';
import { adminSearchesTexts } from '../../../texts/admin-searches-texts.ts';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'manage_link');
  const view = viewFrom(url.searchParams, SEARCHES_SHAPE);
  await loadTable(services, searchMissesQuery(services.client, view));
  return { meta: adminMeta(adminSearchesTexts, paths.adminSearches()) };
}

/** Searches that nothing was found by. */
export function Page() {
  return (
    <Titled title={adminSearchesTexts.title} text={adminSearchesTexts.text}>
      <Searches />
    </Titled>
  );
}
