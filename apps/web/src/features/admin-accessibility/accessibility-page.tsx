import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { loadRecords } from '../../administration/table/record-list.ts';
import { Titled } from '../../administration/titled.tsx';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needRight } from '../../session/need-right.ts';
import { checkQuery, lackReportsQuery, wordsQuery } from './accessibility-queries.ts';
import { adminAccessibilityTexts as texts } from './admin-accessibility-texts.ts';
import { CheckCard } from './check-card.tsx';
import { FINDINGS, Findings } from './findings.tsx';
import { LackReports } from './lack-reports.tsx';
import { StatementWords } from './statement-words.tsx';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'publish_post');
  const { client } = services;
  await Promise.all([
    loadRecords(services, url, FINDINGS),
    needQuery(services, checkQuery(client)),
    needQuery(services, wordsQuery(client)),
    needQuery(services, lackReportsQuery(client)),
  ]);
  return { meta: adminMeta(texts, adminPaths.accessibility()) };
}

/** What the law on accessible public services asks of those who look after the site. Source: ADR 0060 */
export function Page() {
  return (
    <Titled title={texts.title} text={texts.text}>
      <CheckCard />
      <StatementWords />
      <h2>{texts.reports.title}</h2>
      <LackReports />
      <h2>{texts.findings.title}</h2>
      <Findings />
    </Titled>
  );
}
