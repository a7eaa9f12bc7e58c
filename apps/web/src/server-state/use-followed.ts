import { useSyncExternalStore } from 'react';
import { isSessionOver, watchSession } from '../api/ended-session.ts';

/** How often an open page looks by itself. */
const EVERY_MS = 60_000;
const FOLLOWED = { refetchOnWindowFocus: 'always', refetchInterval: EVERY_MS } as const;
const LEFT_ALONE = { refetchOnWindowFocus: false, refetchInterval: false } as const;

/**
 * Options of queries that follow what one's other devices, and colleagues, do: refetched as soon as somebody looks at
 * the window again, and within a minute while they do. On a page that has outlived its session nothing is asked for
 * until there is one again.
 */
export function useFollowed(): typeof FOLLOWED | typeof LEFT_ALONE {
  const isOver = useSyncExternalStore(watchSession, isSessionOver, () => false);
  return isOver ? LEFT_ALONE : FOLLOWED;
}
