import type { AcknowledgementReport, RubicoreClient } from '@brandpost/rubicore-api';
import { formatDateTime } from '@brandpost/swedish';
import { Button, colour, media } from '@brandpost/ui';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { idIn } from '../../addresses/id-in.ts';
import { paths } from '../../addresses/paths.ts';
import { notFound } from '../../api/read.ts';
import { saveCsv } from '../../api/save-file.ts';
import { useServices } from '../../api/services.ts';
import { TimeStamp } from '../../article/time-stamp.tsx';
import { PageTitle } from '../../layout/profile/page-title.ts';
import { Nothing, Section } from '../../layout/profile/section.tsx';
import { staffTexts } from '../../layout/profile/staff-texts.ts';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { useFollowed } from '../../server-state/use-followed.ts';
import { needSession } from '../../session/need-right.ts';
import { PhoneOf } from './phone-of.tsx';
import { receiptsCsv } from './receipts-csv.ts';
import { RemindMissing } from './remind-missing.tsx';

const { receipts: texts, reminding } = staffTexts;

const receiptsQuery = (client: RubicoreClient, id: number) =>
  queryOptions({
    queryKey: [...queryKeys.posts, 'receipts', id],
    queryFn: ({ signal }) => client.call('getAcknowledgements', { params: { id }, signal }),
  });

export async function loader({ services, params }: LoaderContext) {
  needSession(services);
  const id = idIn(params.id);
  if (id === null) throw notFound();
  const report = await needQuery(services, receiptsQuery(services.client, id));
  return {
    meta: {
      title: `${texts.title}: ${report.title}`,
      description: texts.description,
      canonicalPath: paths.receipts(id),
      isIndexed: false,
    },
    id,
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
  a[href^='tel:'] {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: 44px;
  }
  ${media.tablet} {
    li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 15rem);
      align-items: baseline;
    }
  }
`;

type Person = AcknowledgementReport['people'][number];

/** Who has read and understood a post and who has not, as far as one may see it. */
export function Page() {
  const { id } = usePageData<typeof loader>();
  const services = useServices();
  const own = needSession(services);
  const { data: report } = useSuspenseQuery({ ...receiptsQuery(services.client, id), ...useFollowed() });
  const { people, acknowledgeBy, round, slug, isWhole, lastReminder } = report;
  const done = people.filter(({ acknowledgedDate }) => acknowledgedDate !== null);
  const missing = people.filter(({ acknowledgedDate }) => acknowledgedDate === null);
  const others = missing.filter(({ userId }) => userId !== own.user.id);
  const lastTime = lastReminder && reminding.last(formatDateTime(lastReminder.remindedDate), lastReminder.by);
  // Elsewhere the same is said of colleagues alone.
  const isWithOwn = !isWhole && people.some(({ userId }) => userId === own.user.id);
  const count = texts.count(done.length, people.length) + (isWithOwn ? texts.withOwn : '');
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
            {texts.by(formatDateTime(acknowledgeBy))} {round > 1 && texts.round(round)}{' '}
            {!isWhole && texts.ownGroups}
          </p>
          <Facts>
            <p>{count}</p>
            <progress max={Math.max(people.length, 1)} value={done.length} aria-label={count} />
            {people.length > 0 && (
              <Button
                type="button"
                data-look="quiet"
                onClick={() => saveCsv(texts.fileName(slug), receiptsCsv(report))}
              >
                <Download aria-hidden="true" size={20} />
                {texts.csv}
              </Button>
            )}
          </Facts>
          {people.length === 0 && <Nothing>{isWhole ? texts.nobody : texts.nobodyOfOwn}</Nothing>}
          {people.length > 0 && (
            <div>
              <Section title={`${texts.missing} (${missing.length})`}>
                <Listed people={missing} none={texts.noneMissing} />
                {others.length > 0 && (
                  <RemindMissing postId={id} isWhole={isWhole} missing={others} hint={lastTime} />
                )}
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
      {people.map(({ userId, displayName, groups, acknowledgedDate, phone }) => (
        <li key={userId}>
          <Link to={paths.profileInfo(String(userId))}>{displayName}</Link>
          <span>{groups.join(', ')}</span>
          {acknowledgedDate !== null && (
            <span>
              <TimeStamp instant={acknowledgedDate} withTime />
            </span>
          )}
          {phone !== undefined && <PhoneOf name={displayName} phone={phone} />}
        </li>
      ))}
    </People>
  );
}
