import { colour } from '@brandpost/ui';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { sv } from '../texts/sv.ts';
import { useIsConnected } from './connection.ts';
import { hideKeptCopyNote, keptCopyFrom } from './kept-copy.ts';

/* It takes room of its own below the page: nothing, not even the last line, can stay covered by it. */
const Notice = styled.div`
  position: sticky;
  z-index: 60;
  bottom: 0;

  p {
    display: flex;
    align-items: flex-start;
    gap: 0.75rem;
    width: fit-content;
    max-width: min(46rem, 100% - 2rem);
    margin: 1rem auto;
    padding: 0.875rem 1.25rem;
    border: 2px solid ${colour('warning')};
    border-radius: var(--bp-radius-m);
    background: ${colour('warning-bg')};
    color: ${colour('ink')};
    box-shadow: var(--bp-shadow);
    font-size: 1rem;
  }
  svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${colour('warning')};
  }
`;

/**
 * Says that the connection is gone, and that what is read is still there. Goes away by itself; of a copy it says that
 * there is something newer to be had, for what is typed in it would be lost with it.
 */
export function ConnectionNotice() {
  const isConnected = useIsConnected();
  const [isCopy, setIsCopy] = useState(false);
  if (!isConnected && !isCopy && keptCopyFrom() !== null) setIsCopy(true);
  const isBack = isConnected && isCopy;
  useEffect(() => {
    if (isBack) hideKeptCopyNote();
  }, [isBack]);
  return (
    <Notice role="status">
      {isBack && (
        <p>
          <span>
            <strong>{sv.connection.back}</strong>{' '}
            <a href={location.pathname + location.search}>{sv.connection.renew}</a>
          </span>
        </p>
      )}
      {/* A copy says so on top; it would be said twice. */}
      {!isConnected && !isCopy && (
        <p>
          <WifiOff aria-hidden="true" size={22} />
          <span>
            <strong>{sv.connection.lost}</strong> {sv.connection.stillHere}
          </span>
        </p>
      )}
    </Notice>
  );
}
