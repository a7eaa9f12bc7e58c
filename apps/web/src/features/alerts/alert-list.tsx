import { type AlertSummary, alertStateNames } from '@brandpost/domain';
import type { ExternalMessage } from '@brandpost/rubicore-api';
import { type ColourName, colour, Tag } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { PAST_ALERTS_ID } from '../../addresses/past-alerts-id.ts';
import { paths } from '../../addresses/paths.ts';
import { lookOf } from '../../alert-level/alert-look.ts';
import { AlertTag } from '../../alert-level/alert-tag.tsx';
import { ArticleFrame, Introduction } from '../../article/article-frame.ts';
import { Side } from '../../article/post-aside.tsx';
import { useSoftHyphens } from '../../article/soft-hyphens.ts';
import { TimeStamp } from '../../article/time-stamp.tsx';
import { sv } from '../../texts/sv.ts';
import { alertTexts } from './alert-texts.ts';
import { calmLake } from './calm-lake.ts';
import { CrisisNumbers } from './crisis-numbers.tsx';
import { hasVma, KrisinformationNews, VmaMessages } from './external-messages.tsx';
import { OfferPush } from './push/offer-push.tsx';

const Heading = styled.h2`
  margin: 3rem 0 1.25rem;
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  padding: 0;
  list-style: none;
`;
const Alert = styled.li<{ $edge: ColourName }>`
  padding: 1.25rem 1.5rem;
  border: 1px solid ${colour('line')};
  border-left: 8px solid ${(props) => colour(props.$edge)};
  border-radius: var(--bp-radius-m);

  h3 {
    margin-top: 0.75rem;
  }
  h3 a {
    color: ${colour('ink')};
  }
  p {
    margin-top: 0.5rem;
    color: ${colour('muted')};
  }
`;

const Moments = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
`;

type AlertListProps = {
  active: readonly AlertSummary[];
  past: readonly AlertSummary[];
  /** Other senders' messages. */
  external: readonly ExternalMessage[];
};

/** Every crisis: VMA first, then the active, what others tell, and the archive. */
export function AlertList({ active, past, external }: AlertListProps) {
  const isCalm = active.length === 0 && !hasVma(external);
  return (
    <ArticleFrame>
      <div>
        <h1>{sv.titles.alerts}</h1>
        <VmaMessages messages={external} />
        {isCalm && (
          <Introduction>
            {alertTexts.none} {alertTexts.noneText}
          </Introduction>
        )}
        <AlertsUnder
          title={alertTexts.active}
          alerts={active.filter(({ allClearAt }) => allClearAt === null)}
        />
        <AlertsUnder
          title={alertStateNames.over}
          alerts={active.filter(({ allClearAt }) => allClearAt !== null)}
        />
        <KrisinformationNews messages={external} />
        {past.length > 0 && (
          <>
            <Heading id={PAST_ALERTS_ID}>{alertTexts.past}</Heading>
            <Alerts alerts={past} isActive={false} />
          </>
        )}
        <OfferPush />
      </div>
      <Side>
        {isCalm && <calmLake.View />}
        <CrisisNumbers />
      </Side>
    </ArticleFrame>
  );
}

/** Alerts that are still on the pages, under what they have in common. */
function AlertsUnder({ title, alerts }: { title: string; alerts: readonly AlertSummary[] }) {
  return (
    alerts.length > 0 && (
      <>
        <Heading>{title}</Heading>
        <Alerts alerts={alerts} isActive />
      </>
    )
  );
}

/** When a crisis began, and of one that is on when something was last said of it. */
function Times({
  alert: { publishedDate, updatedDate },
  isActive,
}: {
  alert: AlertSummary;
  isActive: boolean;
}) {
  if (publishedDate === null) return null;
  const isUpdated = isActive && updatedDate !== null && Date.parse(updatedDate) > Date.parse(publishedDate);
  return (
    <Moments>
      <span>
        {isActive && `${alertTexts.began} `}
        <TimeStamp instant={publishedDate} withTime />
      </span>
      {isUpdated && (
        <span>
          {alertTexts.updated} <TimeStamp instant={updatedDate} withTime />
        </span>
      )}
    </Moments>
  );
}

function Alerts({ alerts, isActive }: { alerts: readonly AlertSummary[]; isActive: boolean }) {
  const soft = useSoftHyphens();
  return (
    <List>
      {alerts.map((alert) => (
        <Alert key={alert.id} $edge={isActive ? lookOf(alert).ground : 'line'}>
          {isActive ? <AlertTag look={lookOf(alert)} /> : <Tag>{alertTexts.ended}</Tag>}
          <h3>
            <Link to={paths.alert(alert.slug)} {...soft(alert.title)} />
          </h3>
          {/* What was said to do while it lasted is not said any more. */}
          <p>{alert.allClearAt === null ? alert.excerpt : alert.closing}</p>
          <Times alert={alert} isActive={isActive} />
        </Alert>
      ))}
    </List>
  );
}
