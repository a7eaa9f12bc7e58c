import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { loadTable } from '../../administration/table/table-query.ts';
import { viewFrom } from '../../administration/table/table-view.ts';
import { Titled } from '../../administration/titled.tsx';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needRight } from '../../session/need-right.ts';
import { adminSearchesTexts } from './admin-searches-texts.ts';
import { SearchRuleList } from './search-rule-list.tsx';
import { searchRulesQuery } from './search-rules-query.ts';
import { SEARCHES_SHAPE, Searches, searchMissesQuery } from './searches.tsx';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'manage_link');
  const view = viewFrom(url.searchParams, SEARCHES_SHAPE);
  await Promise.all([
    loadTable(services, 'sokningar-utan-svar', searchMissesQuery(services.client, view)),
    needQuery(services, searchRulesQuery(services.client)),
  ]);
  return { meta: adminMeta(adminSearchesTexts, adminPaths.searches()) };
}

/** Searches that nothing was found by, and what searches are answered with. */
export function Page() {
  return (
    <Titled title={adminSearchesTexts.title} text={adminSearchesTexts.text}>
      <Searches />
      <SearchRuleList />
    </Titled>
  );
}
