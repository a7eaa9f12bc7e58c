import { fieldOutbox } from '../field-store/field-outbox.ts';
import { queryKeys } from '../server-state/query-keys.ts';

/** What this device has not sent yet. */
export const unsentQuery = {
  queryKey: [...queryKeys.fieldMode, 'unsent'],
  queryFn: () => fieldOutbox.list(),
  enabled: typeof window !== 'undefined',
  // Another page may have changed it.
  staleTime: 0,
} as const;
