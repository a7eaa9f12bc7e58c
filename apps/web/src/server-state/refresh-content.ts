import type { QueryClient } from '@tanstack/react-query';
import { isSessionOver } from '../api/ended-session.ts';
import { queryClientOf } from './query-client-of.ts';
import { queryKeys } from './query-keys.ts';

/** Those who hear of a change at the same moment ask spread over this time. */
const SPREAD_MS = 500;

/** Something that is published has changed: what is on screen of it is refetched, all else when it is wanted. */
export function refreshContent(around: { queryClient: QueryClient | null }): void {
  if (isSessionOver()) return;
  const queryClient = queryClientOf(around);
  setTimeout(
    () => void queryClient.invalidateQueries({ queryKey: queryKeys.content }),
    Math.random() * SPREAD_MS,
  );
}
