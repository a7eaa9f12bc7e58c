import { askForList } from '../../../admin-table/ask-for-list.ts';
import { ROWS_PER_PAGE, viewFrom } from '../../../admin-table/table-view.ts';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { Counts } from '../../../administration/reports/counts.tsx';
import { DeadLinks, REPORTS_SHAPE } from '../../../administration/reports/dead-links.tsx';
import { fetchCounts } from '../../../administration/reports/fetch-counts.ts';
import { Titled } from '../../../administration/titled.tsx';
import { type LoaderContext, usePageData } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needRight } from '../../../session/need-right.ts';
import { adminReportsTexts as texts } from '../../../texts/admin-reports-texts.ts';

export async function loader({ services, url }: LoaderContext) {
  const session = needRight(services, 'publish_post');
  const { page } = viewFrom(url.searchParams, REPORTS_SHAPE);
  const query = { page, perPage: ROWS_PER_PAGE };
  const [list, counts] = await Promise.all([
    askForList(services, services.client.call('listDeadLinks', { query })),
    fetchCounts(services, session),
  ]);
  const rows = list.rows.map((link, index) => ({ ...link, id: (page - 1) * ROWS_PER_PAGE + index + 1 }));
  return { meta: adminMeta(texts, paths.adminReports()), list: { ...list, rows }, counts };
}

/** What those who look after the content have to look at. Source: UX section 4, Admin tables. */
export function Page() {
  const { list, counts } = usePageData<typeof loader>();
  return (
    <Titled title={texts.title} text={texts.text}>
      <Counts counts={counts} />
      <h2>{texts.deadLinks}</h2>
      <DeadLinks list={list} />
    </Titled>
  );
}
