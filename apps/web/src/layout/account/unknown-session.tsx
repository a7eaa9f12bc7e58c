import { Notice } from '@brandpost/ui';
import { CircleAlert } from 'lucide-react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { sessionTexts } from '../../session/session-texts.ts';
import { useSession } from '../../session/use-session.ts';

const Frame = styled.div`
  max-width: 46rem;
`;

/** There is a session, but it cannot be read just now: said calmly, since everything public works as ever. */
export function UnknownSession() {
  const { pathname, search } = useLocation();
  if (useSession().state !== 'unknown') return null;
  return (
    <Frame role="status">
      <Notice icon={CircleAlert}>
        <strong>{sessionTexts.unknownTitle}</strong> {sessionTexts.unknownText}{' '}
        <a href={pathname + search}>{sessionTexts.retry}</a>
      </Notice>
    </Frame>
  );
}
