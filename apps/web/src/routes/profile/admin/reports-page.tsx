import { useSuspenseQuery } from '@tanstack/react-query';
import { loadTable } from '../../../admin-table/table-query.ts';
import { viewFrom } from '../../../admin-table/table-view.ts';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { Counts } from '../../../administration/reports/counts.tsx';
import { DeadLinks, deadLinksQuery, REPORTS_SHAPE } from '../../../administration/reports/dead-links.tsx';
import { countsQuery } from '../../../administration/reports/fetch-counts.ts';
import { Titled } from '../../../administration/titled.tsx';
import { useServices } from '../../../app/services.ts';
import type { LoaderContext } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needQuery } from '../../../server-state/load-query.ts';
import { needRight, needSession } from '../../../session/need-right.ts';
import { adminReportsTexts as texts } from '../../../texts/admin-reports-texts.ts';

export async function loader({ services, url }: LoaderContext) {
  const session = needRight(services, 'publish_post');
  await Promise.all([
    loadTable(services, deadLinksQuery(services.client, viewFrom(url.searchParams, REPORTS_SHAPE))),
    needQuery(services, countsQuery(services, session)),
  ]);
  return { meta: adminMeta(texts, paths.adminReports()) };
}

/** What those who look after the content have to look at. Source: UX section 4, Admin tables. */
export function Page() {
  const services = useServices();
  const { data: counts } = useSuspenseQuery(countsQuery(services, needSession(services)));
  return (
    <Titled title={texts.title} text={texts.text}>
      <Counts counts={counts} />
      <h2>{texts.deadLinks}</h2>
      <DeadLinks />
    </Titled>
  );
}
