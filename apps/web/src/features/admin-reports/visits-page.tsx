import { formatDate } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BookOpenText, Eye } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { paths } from '../../addresses/paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import type { Column } from '../../administration/table/column.ts';
import { loadRecords, useRecords } from '../../administration/table/record-list.ts';
import { RecordTable } from '../../administration/table/record-table.tsx';
import { viewFrom } from '../../administration/table/table-view.ts';
import { Titled } from '../../administration/titled.tsx';
import { useServices } from '../../api/services.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needRight } from '../../session/need-right.ts';
import { adminVisitsTexts as texts } from './admin-visits-texts.ts';
import { VisitDays } from './visit-days.tsx';
import { aroundVisitsQuery, daysOf, VISITS, type VisitsRow } from './visits-queries.ts';

const NUMBER = new Intl.NumberFormat('sv-SE');
const PERIOD = {
  name: 'dagar',
  label: texts.period,
  options: [
    { value: '7', text: texts.periods['7'] },
    { value: '365', text: texts.periods['365'] },
  ],
};

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: 2.5rem;
  margin-top: 2.5rem;

  h2 + p,
  ol,
  ul {
    margin-top: 0.75rem;
    padding-left: 1.5rem;
  }
  li + li {
    margin-top: 0.5rem;
  }
  li span,
  li small {
    color: ${colour('muted')};
    font-size: 1rem;
  }
  blockquote {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const nameOf = ({ title, path }: { title: string; path: string }) => (title === '' ? path : title);
const shareOf = ({ yes, no }: VisitsRow) =>
  yes + no === 0 ? texts.noAnswers : `${Math.round((100 * yes) / (yes + no))} %`;
const { columns: titles } = texts;
const COLUMNS: readonly Column<VisitsRow>[] = [
  { id: 'page', title: titles.page, text: nameOf, csv: ({ path }) => path },
  { id: 'count', title: titles.count, text: ({ count }) => NUMBER.format(count), csv: ({ count }) => count },
  { id: 'yes', title: titles.yes, text: ({ yes }) => NUMBER.format(yes), csv: ({ yes }) => yes },
  { id: 'no', title: titles.no, text: ({ no }) => NUMBER.format(no), csv: ({ no }) => no },
  { id: 'share', title: titles.share, text: shareOf },
];

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'publish_post');
  const view = viewFrom(url.searchParams, VISITS.shape);
  await Promise.all([
    loadRecords(services, url, VISITS),
    needQuery(services, aroundVisitsQuery(services.client, view)),
  ]);
  return { meta: adminMeta(texts, adminPaths.visits()) };
}

/** What visitors read and look for, and whether it helped. Source: ADR 0061 */
export function Page() {
  const { client } = useServices();
  const records = useRecords(VISITS);
  const { view } = records.controls;
  const { data } = useSuspenseQuery(aroundVisitsQuery(client, view));
  return (
    <Titled title={texts.title} text={texts.text}>
      <VisitDays days={data.perDay} />
      <RecordTable
        records={records}
        fileName={`${VISITS.name}-${daysOf(view)}-dagar`}
        texts={texts}
        icon={Eye}
        columns={COLUMNS}
        nameOf={nameOf}
        filters={[PERIOD]}
        actions={({ path }) => [{ text: texts.read, icon: BookOpenText, to: path }]}
      />
      <Lists>
        <section aria-labelledby="sokningar">
          <h2 id="sokningar">{texts.searches}</h2>
          {data.searches.length === 0 && <p>{texts.noSearches}</p>}
          <ol>
            {data.searches.map(({ text, count }) => (
              <li key={text}>
                <Link to={paths.search(text)}>{text}</Link> <span>{texts.times(count)}</span>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="saknades">
          <h2 id="saknades">{texts.comments}</h2>
          {data.comments.length === 0 && <p>{texts.noComments}</p>}
          <ul>
            {data.comments.map((comment, at) => (
              <li key={`${comment.path} ${at}`}>
                <blockquote>{comment.text}</blockquote>
                <small>
                  <Link to={comment.path}>{nameOf(comment)}</Link>, {formatDate(comment.day)}
                </small>
              </li>
            ))}
          </ul>
        </section>
      </Lists>
    </Titled>
  );
}
