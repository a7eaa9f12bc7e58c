import { Container, colour, Tag } from '@brandpost/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import { Introduction } from '../../article/article-frame.ts';
import { TimeStamp } from '../../article/time-stamp.tsx';
import { type AlertSummary, activeAlertsQuery, pastAlertsQuery } from '../../queries/alerts.ts';
import { paths } from '../../router/paths.ts';
import { sv } from '../../texts/sv.ts';

const Heading = styled.h2`
  margin: 3rem 0 1.25rem;
`;
const List = styled.ul`
  display: grid;
  gap: 1rem;
  max-width: 60rem;
  padding: 0;
  list-style: none;
`;
const Alert = styled.li<{ $isActive: boolean }>`
  padding: 1.25rem 1.5rem;
  border: 1px solid ${colour('line')};
  border-left: 8px solid ${(props) => colour(props.$isActive ? 'crisis' : 'line')};
  border-radius: var(--bp-radius-m);

  h3 a {
    color: ${colour('ink')};
  }
  p {
    margin-top: 0.5rem;
    color: ${colour('muted')};
  }
`;

/** Every crisis: the active first, then the archive. */
export function AlertList() {
  const services = useServices();
  const { data: active = [] } = useQuery(activeAlertsQuery(services));
  const { data: past = [] } = useQuery(pastAlertsQuery(services));
  return (
    <Container>
      <h1>{sv.alert.title}</h1>
      {active.length === 0 ? (
        <Introduction>
          {sv.alert.none} {sv.alert.noneText}
        </Introduction>
      ) : (
        <>
          <Heading>{sv.alert.active}</Heading>
          <Alerts alerts={active} isActive />
        </>
      )}
      {past.length > 0 && (
        <>
          <Heading>{sv.alert.past}</Heading>
          <Alerts alerts={past} isActive={false} />
        </>
      )}
    </Container>
  );
}

function Alerts({ alerts, isActive }: { alerts: readonly AlertSummary[]; isActive: boolean }) {
  return (
    <List>
      {alerts.map((alert) => (
        <Alert key={alert.id} $isActive={isActive}>
          <Tag $tone={isActive ? 'crisis' : 'plain'}>{isActive ? sv.alert.ongoing : sv.alert.ended}</Tag>
          <h3>
            <Link to={paths.alert(alert.slug)}>{alert.title}</Link>
          </h3>
          <p>{alert.excerpt}</p>
          {alert.publishedDate && (
            <p>
              <TimeStamp instant={alert.publishedDate} withTime />
            </p>
          )}
        </Alert>
      ))}
    </List>
  );
}
