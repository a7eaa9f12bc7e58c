import { buttonShape, Container, colour } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Introduction } from '../../article/article-frame.ts';
import type { PageMeta } from '../../document/page-meta.ts';
import { AlertStrip } from '../../layouts/header/alert-strip.tsx';
import { useActiveAlerts } from '../../layouts/header/use-active-alerts.ts';
import { paths } from '../../router/paths.ts';
import { sv } from '../../texts/sv.ts';

export async function loader(): Promise<PageMeta> {
  return {
    title: sv.maintenance.title,
    description: sv.maintenance.text,
    canonicalPath: paths.maintenance(),
    isIndexed: false,
  };
}

const Emergency = styled.p`
  margin-top: 2.5rem;
  padding: 1.25rem 1.5rem;
  border-left: 8px solid ${colour('crisis')};
  border-radius: var(--bp-radius-s);
  background: ${colour('warning-bg')};
  font-weight: 600;
`;
const Retry = styled(Link)`
  ${buttonShape}
  margin-top: 2rem;
`;
const Alerts = styled.div`
  margin-bottom: 3rem;
  border-radius: var(--bp-radius-m);
  overflow: hidden;
`;

/** While upstream is down for maintenance: the alerts and 112 are still told. Source: SPEC section 2, /maintenance. */
export function Page() {
  const alerts = useActiveAlerts();
  return (
    <Container>
      {alerts.length > 0 && (
        <Alerts>
          <AlertStrip alerts={alerts} />
        </Alerts>
      )}
      <h1>{sv.maintenance.text}</h1>
      <Introduction>{sv.maintenance.help}</Introduction>
      <Emergency>{sv.errorPage.emergency}</Emergency>
      <Retry to={paths.start()} reloadDocument>
        {sv.maintenance.retry}
      </Retry>
    </Container>
  );
}
