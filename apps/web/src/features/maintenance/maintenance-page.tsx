import { formatDateTime } from '@brandpost/swedish';
import { buttonShape, Container, colour } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { Introduction } from '../../article/article-frame.ts';
import { EmergencyCall } from '../../article/emergency-call.tsx';
import { Illustrated } from '../../illustrations/illustrated.tsx';
import { RoadWorks } from '../../illustrations/road-works.tsx';
import { AlertStrip } from '../../layout/header/alert-strip.tsx';
import { useActiveAlerts } from '../../layout/header/use-active-alerts.ts';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { maintenanceTexts } from './maintenance-texts.ts';

export async function loader({ services }: LoaderContext) {
  const { title, text: description } = maintenanceTexts;
  const maintenance = await services.client.call('getMaintenance', {}).catch(() => UNSAID);
  return {
    meta: { title, description, canonicalPath: paths.maintenance(), isIndexed: false },
    // Of an upstream that is down for maintenance nothing is taken on trust.
    text: typeof maintenance?.text === 'string' ? maintenance.text : null,
    until: typeof maintenance?.until === 'string' ? maintenance.until : null,
  };
}

/** Where it cannot be asked, that is what the page is about. */
const UNSAID = { text: null, until: null };

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

/** While upstream is down for maintenance: the alerts and 112 are still shown. Source: SPEC section 2, /maintenance. */
export function Page() {
  const alerts = useActiveAlerts();
  const { text, until } = usePageData<typeof loader>();
  return (
    <Container>
      {alerts.length > 0 && (
        <Alerts>
          <AlertStrip alerts={alerts} />
        </Alerts>
      )}
      <Illustrated picture={<RoadWorks />}>
        <h1>{maintenanceTexts.text}</h1>
        <Introduction>{text ?? maintenanceTexts.help}</Introduction>
        {until !== null && (
          <p>
            {maintenanceTexts.until} <time dateTime={until}>{formatDateTime(until)}</time>
          </p>
        )}
        <Emergency>
          <EmergencyCall />
        </Emergency>
        <Retry to={paths.start()} reloadDocument>
          {maintenanceTexts.retry}
        </Retry>
      </Illustrated>
    </Container>
  );
}
