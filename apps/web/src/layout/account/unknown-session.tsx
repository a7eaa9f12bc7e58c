import { colour } from '@brandpost/ui';
import { CircleAlert } from 'lucide-react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { sessionTexts } from '../../session/session-texts.ts';
import { useSession } from '../../session/use-session.ts';

const Notice = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  max-width: 46rem;
  padding: 0.875rem 1.125rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('warning-bg')};
  font-size: 1rem;

  svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${colour('warning')};
  }
  a {
    color: inherit;
    font-weight: 600;
  }
`;

/** There is a session, but it cannot be read just now: said calmly, since everything public works as ever. */
export function UnknownSession() {
  const { pathname, search } = useLocation();
  if (useSession().state !== 'unknown') return null;
  return (
    <Notice role="status">
      <CircleAlert aria-hidden="true" size={22} />
      <p>
        <strong>{sessionTexts.unknownTitle}</strong> {sessionTexts.unknownText}{' '}
        <a href={pathname + search}>{sessionTexts.retry}</a>
      </p>
    </Notice>
  );
}
