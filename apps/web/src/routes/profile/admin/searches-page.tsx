import { askForList } from '../../../admin-table/ask-for-list.ts';
import { ROWS_PER_PAGE, viewFrom } from '../../../admin-table/table-view.ts';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { SEARCHES_SHAPE, Searches } from '../../../administration/searches/searches.tsx';
import { Titled } from '../../../administration/titled.tsx';
import { type LoaderContext, usePageData } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needRight } from '../../../session/need-right.ts';
import { adminSearchesTexts } from '../../../texts/admin-searches-texts.ts';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'manage_link');
  const { page } = viewFrom(url.searchParams, SEARCHES_SHAPE);
  const query = { page, perPage: ROWS_PER_PAGE };
  const misses = await askForList(services, services.client.call('listSearchMisses', { query }));
  const rows = misses.rows.map(({ text, count, lastDay }, index) => ({
    id: index + 1,
    text,
    count,
    lastDay,
  }));
  return { meta: adminMeta(adminSearchesTexts, paths.adminSearches()), list: { ...misses, rows } };
}

/** Searches that nothing was found by. */
export function Page() {
  const { list } = usePageData<typeof loader>();
  return (
    <Titled title={adminSearchesTexts.title} text={adminSearchesTexts.text}>
      <Searches list={list} />
    </Titled>
  );
}
