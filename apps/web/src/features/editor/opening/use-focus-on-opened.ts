import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { focusHeading } from '../../../layout/focus-heading.ts';
import type { Opened } from './use-opened.ts';

/**
 * Moves focus to the heading once there is one: an editor opens later than the page it stands in, and what had focus went
 * with the page before, or led here from the frame around both. A new post has its title in focus by then.
 */
export function useFocusOnOpened(kind: Opened['kind']): void {
  const navigationType = useNavigationType();
  const [cameFrom] = useState(() => document.activeElement);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement === cameFrom;
    if (kind !== 'loading' && isLost && navigationType !== 'POP') focusHeading();
  }, [kind]);
}
