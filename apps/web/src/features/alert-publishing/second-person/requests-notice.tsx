import { colour } from '@brandpost/ui';
import { useQuery } from '@tanstack/react-query';
import { Siren } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { alertRequestPath } from '../../../addresses/alert-request-path.ts';
import { useServices } from '../../../api/services.ts';
import { mayAny } from '../../../session/may-any.ts';
import { ownSession, useSession } from '../../../session/use-session.ts';
import { alertRequestsQuery } from './alert-requests.ts';
import { secondPersonTexts as texts } from './second-person-texts.ts';

/* Where a thumb reaches it, above the button or the bar that stands there; it covers no footer. */
const Place = styled.div`
  position: sticky;
  z-index: 56;
  bottom: max(1rem, env(safe-area-inset-bottom));
  display: flex;
  justify-content: center;
  padding-inline: 1rem;
  pointer-events: none;

  &[data-is-above='button'] {
    bottom: 5.5rem;
  }
  &[data-is-above='bar'] {
    bottom: 8.5rem;
  }
  &:not(:empty) {
    margin-bottom: 1rem;
  }
  @media print {
    display: none;
  }
`;
const Notice = styled(Link)`
  display: flex;
  gap: 0.625rem;
  align-items: center;
  width: 100%;
  max-width: 30rem;
  min-height: 56px;
  padding: 0.5rem 1.25rem;
  border: 3px solid ${colour('signal')};
  border-radius: var(--bp-radius-m);
  background: ${colour('ink')};
  color: ${colour('bg')};
  font-size: 1.125rem;
  font-weight: 750;
  pointer-events: auto;
  box-shadow: 0 4px 16px rgb(0 0 0 / 0.35);

  svg {
    flex: none;
  }
`;

type RequestsNoticeProps = {
  /** What else stands at the lower edge. */
  above: 'button' | 'bar' | 'nothing';
};

/** On every page of anyone who may approve: how many alerts wait for them, with the way to the oldest. */
export function RequestsNotice({ above }: RequestsNoticeProps) {
  const session = ownSession(useSession());
  if (session === null || !mayAny(session, 'publish_alert')) return null;
  return <WaitingRequests above={above} />;
}

function WaitingRequests({ above }: RequestsNoticeProps) {
  const { data } = useQuery(alertRequestsQuery(useServices().client));
  const { pathname, search } = useLocation();
  const waiting = (data?.requests ?? []).filter(
    ({ id, mayAnswer }) => mayAnswer && alertRequestPath(id) !== pathname + search,
  );
  const [oldest] = waiting;
  return (
    <Place role="status" data-is-above={above}>
      {oldest !== undefined && (
        <Notice to={alertRequestPath(oldest.id)}>
          <Siren aria-hidden="true" size={24} />
          {texts.notice(waiting.length)}
        </Notice>
      )}
    </Place>
  );
}
