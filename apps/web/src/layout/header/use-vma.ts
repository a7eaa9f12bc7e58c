import type { ExternalMessage } from '@brandpost/rubicore-api';
import { useMemo } from 'react';
import { useServices } from '../../api/services.ts';
import { useClock } from '../../api/use-clock.ts';
import { useLoadedVma } from '../layout-data.ts';

/** Rows in the header; the page of crises has all. */
const MAX_ROWS = 2;

/** Sveriges Radio's announcements that every page tells of now: one that expires goes by itself, by the clock. */
export function useVma(): ExternalMessage[] {
  const loaded = useLoadedVma();
  const now = useClock(
    useServices().now,
    loaded.map(({ expiresAt }) => expiresAt),
  );
  return useMemo(
    () =>
      loaded.filter(({ expiresAt }) => expiresAt === null || now < new Date(expiresAt)).slice(0, MAX_ROWS),
    [loaded, now],
  );
}
