import { formatDate } from '@brandpost/swedish';
import { Button, colour, media } from '@brandpost/ui';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { saveFile } from '../../app/save-file.ts';
import { TimeStamp } from '../../article/time-stamp.tsx';
import { need, notFound } from '../../queries/read.ts';
import { type LoaderContext, usePageData } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { needSession } from '../../session/need-right.ts';
import { PageTitle } from '../../staff/page-title.ts';
import { receiptsCsv } from '../../staff/receipts-csv.ts';
import { Nothing, Section } from '../../staff/section.tsx';
import { staffTexts } from '../../texts/staff-texts.ts';

const { receipts: texts } = staffTexts;
const CSV_TYPE = 'text/csv;charset=utf-8';

export async function loader({ services, params }: LoaderContext) {
  needSession(services);
  const id = Number(params.id);
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw notFound();
  const report = await need(services, services.client.call('getAcknowledgements', { params: { id } }));
  return {
    meta: {
      title: `${texts.title}: ${report.title}`,
      description: texts.description,
      canonicalPath: paths.receipts(id),
      isIndexed: false,
    },
    report,
  };
}

const Title = styled(PageTitle)`
  margin-bottom: 0.5rem;
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.5rem;
  margin: 1.25rem 0 2rem;

  p {
    font-size: 1.25rem;
    font-weight: 650;
  }
  progress {
    flex: 1 1 12rem;
    height: 0.75rem;
    accent-color: ${colour('good')};
  }
`;
const People = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  border-top: 1px solid ${colour('line')};
  list-style: none;

  li {
    display: grid;
    gap: 0 1.5rem;
    padding: 0.75rem 0.25rem;
    border-bottom: 1px solid ${colour('line')};
  }
  span {
    color: ${colour('muted')};
    font-size: 1rem;
  }
  ${media.tablet} {
    li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 15rem);
      align-items: baseline;
    }
  }
`;

type Person = Awaited<ReturnType<typeof loader>>['report']['people'][number];

/** Who has read and understood a post and who has not, for those who may change it. */
export function Page() {
  const { report } = usePageData<typeof loader>();
  const { people, acknowledgeBy, round, slug } = report;
  const done = people.filter(({ acknowledgedDate }) => acknowledgedDate !== null);
  const missing = people.filter(({ acknowledgedDate }) => acknowledgedDate === null);
  return (
    <>
      <Title>{texts.title}</Title>
      <p>
        <Link to={paths.newsItem(slug)}>{report.title}</Link>
      </p>
      {acknowledgeBy === null ? (
        <Nothing>{texts.none}</Nothing>
      ) : (
        <>
          <p>
            {texts.by(formatDate(acknowledgeBy))} {round > 1 && texts.round(round)}
          </p>
          <Facts>
            <p>{texts.count(done.length, people.length)}</p>
            <progress
              max={Math.max(people.length, 1)}
              value={done.length}
              aria-label={texts.count(done.length, people.length)}
            />
            {people.length > 0 && (
              <Button
                type="button"
                data-look="quiet"
                onClick={() =>
                  saveFile(texts.fileName(slug), new Blob([receiptsCsv(report)], { type: CSV_TYPE }))
                }
              >
                <Download aria-hidden="true" size={20} />
                {texts.csv}
              </Button>
            )}
          </Facts>
          {people.length === 0 && <Nothing>{texts.nobody}</Nothing>}
          {people.length > 0 && (
            <div>
              <Section title={`${texts.missing} (${missing.length})`}>
                <Listed people={missing} none={texts.noneMissing} />
              </Section>
              <Section title={`${texts.done} (${done.length})`}>
                <Listed people={done} none={texts.noneDone} />
              </Section>
            </div>
          )}
        </>
      )}
    </>
  );
}

function Listed({ people, none }: { people: readonly Person[]; none: string }) {
  if (people.length === 0) return <Nothing>{none}</Nothing>;
  return (
    <People>
      {people.map(({ userId, displayName, groups, acknowledgedDate }) => (
        <li key={userId}>
          <Link to={paths.profileInfo(String(userId))}>{displayName}</Link>
          <span>{groups.join(', ')}</span>
          {acknowledgedDate !== null && (
            <span>
              <TimeStamp instant={acknowledgedDate} withTime />
            </span>
          )}
        </li>
      ))}
    </People>
  );
}
