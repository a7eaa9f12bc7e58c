import type { RubicoreClient } from '@brandpost/rubicore-api';
import { formatDateTime } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Construction } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { useFollowed } from '../../server-state/use-followed.ts';
import { mayAny } from '../../session/may-any.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { workplaceTexts } from './workplace-texts.ts';

const { closed: texts } = workplaceTexts;

const Sign = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: center;
  padding: 0.375rem 1rem;
  border-bottom: 1px solid ${colour('warning')};
  background: ${colour('warning-bg')};
  font-size: 1rem;

  svg {
    flex: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const maintenanceQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.system, 'maintenance'],
    queryFn: ({ signal }) => client.call('getMaintenance', { signal }),
  });

/** Above every page of anyone who may open the site again, while it is closed: all others see that it is. */
export function ClosedSign() {
  const { client } = useServices();
  const session = ownSession(useSession());
  const mayOpen = session !== null && mayAny(session, 'manage_maintenance');
  const { data: maintenance } = useQuery({ ...maintenanceQuery(client), ...useFollowed(), enabled: mayOpen });
  if (maintenance?.isOn !== true) return null;
  const { until } = maintenance;
  return (
    <Sign role="status">
      <Construction aria-hidden="true" size={20} />
      <span>
        <strong>{texts.title}</strong> {until === null ? texts.openEnded : texts.until(formatDateTime(until))}
      </span>
      <Link to={adminPaths.system()}>{texts.way}</Link>
    </Sign>
  );
}
