import { buttonShape, Container, colour } from '@brandpost/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { useClock } from '../../api/use-clock.ts';
import { Introduction } from '../../article/article-frame.ts';
import { EmergencyCall } from '../../article/emergency-call.tsx';
import { closedTexts } from '../../closed-site/closed-texts.ts';
import { ClosedWords } from '../../closed-site/closed-words.tsx';
import { Illustrated } from '../../illustrations/illustrated.tsx';
import { RoadWorks } from '../../illustrations/road-works.tsx';
import { AlertStrip } from '../../layout/header/alert-strip.tsx';
import { worstAlerts } from '../../layout/header/strip-rows.ts';
import { useActiveAlerts } from '../../layout/header/use-active-alerts.ts';
import { useLiveAlerts } from '../../layout/live/use-live-alerts.ts';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';

export async function loader({ services }: LoaderContext) {
  const { title, text: description } = closedTexts;
  const maintenance = await services.client.call('getMaintenance', {}).catch(() => UNSAID);
  return {
    meta: { title, description, canonicalPath: paths.maintenance(), isIndexed: false },
    // Of an upstream that is down for maintenance nothing is taken on trust.
    isClosed: maintenance?.isOn !== false,
    text: typeof maintenance?.text === 'string' ? maintenance.text : null,
    until: typeof maintenance?.until === 'string' ? maintenance.until : null,
  };
}

/** Where it cannot be asked, that is what the page is about. */
const UNSAID = { isOn: null, text: null, until: null };

const Emergency = styled.p`
  margin-top: 2.5rem;
  padding: 0.75rem 1.5rem;
  border-left: 8px solid ${colour('crisis')};
  border-radius: var(--bp-radius-s);
  background: ${colour('warning-bg')};
`;
const Retry = styled(Link)`
  ${buttonShape}
  margin-top: 2rem;
`;
const Alerts = styled.div`
  --bp-gutter: 1.25rem;
  margin-bottom: 3rem;
  border-radius: var(--bp-radius-m);
  overflow: hidden;
`;

/**
 * While upstream is down for maintenance: the alerts and 112 are still shown, and a page that stays open says when it is
 * over. Source: SPEC section 2, /maintenance.
 */
export function Page() {
  useLiveAlerts();
  const alerts = useActiveAlerts();
  const notice = usePageData<typeof loader>();
  const isOpenAgain = useIsOpenAgain(notice);
  return (
    <Container>
      {alerts.length > 0 && (
        <Alerts>
          <AlertStrip {...worstAlerts(alerts)} />
        </Alerts>
      )}
      <Illustrated picture={<RoadWorks />}>
        <div role="status">
          {isOpenAgain ? <OpenAgain /> : <ClosedWords text={notice.text} until={notice.until} />}
        </div>
        <Emergency>
          <EmergencyCall />
        </Emergency>
        <Retry to={paths.start()} reloadDocument>
          {isOpenAgain ? closedTexts.toStart : closedTexts.retry}
        </Retry>
      </Illustrated>
    </Container>
  );
}

type Notice = Awaited<ReturnType<typeof loader>>;

function OpenAgain() {
  return (
    <>
      <h1>{closedTexts.openAgain}</h1>
      <Introduction>{closedTexts.thanks}</Introduction>
    </>
  );
}

/** Whether the site was closed when the page was opened, and is not any more: somebody has ended it, or its time is up. */
function useIsOpenAgain({ isClosed, until }: Pick<Notice, 'isClosed' | 'until'>): boolean {
  const [wasClosed] = useState(isClosed);
  const now = useClock(useServices().now, [until]);
  return wasClosed && (!isClosed || (until !== null && now >= new Date(until)));
}
