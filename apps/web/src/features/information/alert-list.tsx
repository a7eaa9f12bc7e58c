import { alertStateNames } from '@brandpost/domain';
import { colour, Tag } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { TimeStamp } from '../../article/time-stamp.tsx';
import { CardFacts } from '../../layout/profile/section.tsx';
import type { StaffPost } from '../../queries/profile.ts';

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0 0 0 1rem;
  border-left: 4px solid ${colour('line')};
  list-style: none;

  &:has([data-is-on]) {
    border-left-color: ${colour('crisis')};
  }

  li + li {
    margin-top: 0.25rem;
  }
  a {
    margin-right: 0.5rem;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${colour('ink')};
    font-weight: 600;
  }
`;

/** The alerts that are on, apart from what is to be read, before those whose danger is over. Source: SPEC section 4, Notifications. */
export function AlertList({ alerts }: { alerts: readonly StaffPost[] }) {
  return (
    <List>
      {alerts
        .toSorted((a, b) => Number(isOn(b)) - Number(isOn(a)))
        .map((alert) => (
          <li key={alert.id} {...(isOn(alert) ? { 'data-is-on': '' } : {})}>
            <Link to={paths.post(alert)}>{alert.title}</Link>
            {alert.alert?.isDrill === true && <Tag $tone="signal">{alertStateNames.drill}</Tag>}
            {!isOn(alert) && <Tag>{alertStateNames.over}</Tag>}
            {alert.publishedDate && (
              <CardFacts>
                <TimeStamp instant={alert.publishedDate} withTime />
              </CardFacts>
            )}
          </li>
        ))}
    </List>
  );
}

function isOn({ alert }: StaffPost): boolean {
  return !alert?.allClearAt;
}
