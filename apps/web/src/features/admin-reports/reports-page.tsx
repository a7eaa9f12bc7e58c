import { useSuspenseQuery } from '@tanstack/react-query';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { loadRecords } from '../../administration/table/record-list.ts';
import { Titled } from '../../administration/titled.tsx';
import { useServices } from '../../api/services.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needRight, needSession } from '../../session/need-right.ts';
import { adminReportsTexts as texts } from './admin-reports-texts.ts';
import { Counts } from './counts.tsx';
import { DEAD_LINKS, DeadLinks } from './dead-links.tsx';
import { countsQuery } from './fetch-counts.ts';
import { LinkCheck, linkCheckQuery } from './link-check.tsx';

export async function loader({ services, url }: LoaderContext) {
  const session = needRight(services, 'publish_post');
  await Promise.all([
    loadRecords(services, url, DEAD_LINKS),
    needQuery(services, countsQuery(services, session)),
    needQuery(services, linkCheckQuery(services.client)),
  ]);
  return { meta: adminMeta(texts, adminPaths.reports()) };
}

/** What those who look after the content have to look at. Source: UX section 4, Admin tables. */
export function Page() {
  const services = useServices();
  const { data: counts } = useSuspenseQuery(countsQuery(services, needSession(services)));
  return (
    <Titled title={texts.title} text={texts.text}>
      <Counts counts={counts} />
      <h2>{texts.deadLinks}</h2>
      <LinkCheck />
      <DeadLinks />
    </Titled>
  );
}
