import {
  type DefaultOptions,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { isSessionOver } from '../api/ended-session.ts';
import { entryFrom } from '../api/read.ts';
import { isWorthWaitingFor, retryDelayMs } from '../api/retry-policy.ts';
import type { Services } from '../api/services.ts';
import { queryKeys } from './query-keys.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What a write may have changed, by the roots of its keys; everything when nothing is said. */
      invalidates?: readonly QueryKey[];
      /** Whether the failure is shown where it happened. The error list shows all others. Source: SPEC section 8. */
      isFailureShown?: true;
    };
  }
}

/** The meta of a mutation that only reads, such as a file to save. */
export const READS_ONLY = { invalidates: [], isFailureShown: true } as const;

const STALE_AFTER_MS = 60_000;
const UNUSED_KEPT_MS = 30 * 60_000;

/** A failed call is reported, never paused: `networkMode` leaves it to the browser whether there is a network. */
const IN_BROWSER: DefaultOptions = {
  queries: {
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: STALE_AFTER_MS,
    gcTime: UNUSED_KEPT_MS,
    retry: (failures, error) => isWorthWaitingFor(error, failures),
    retryDelay: (failures, error) => retryDelayMs(error, failures),
  },
  mutations: { networkMode: 'always' },
};

/** A page is rendered with what the first try answers; the browser may try again. */
const ON_SERVER: DefaultOptions = {
  queries: { networkMode: 'always', staleTime: STALE_AFTER_MS, retry: false },
};

/**
 * The one cache of server state, for one tab or for one page that is rendered. A mutation invalidates the keys that it
 * names, and is done when those on screen are refetched; failures that no form shows go to the error list.
 */
export function createQueryClient(
  { errors, loaderCache }: Pick<Services, 'errors' | 'loaderCache'>,
  place: 'browser' | 'server',
): QueryClient {
  const refresh = async (changed: readonly QueryKey[] = [[]]) => {
    if (changed.length === 0) return;
    loaderCache.invalidate();
    const keys = [...changed, queryKeys.audit];
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: place === 'browser' ? IN_BROWSER : ON_SERVER,
    queryCache: new QueryCache({
      onError(error, { state }) {
        // Without data the screen itself shows the failure; of a session that is over the window for signing in again says it.
        if (state.data !== undefined && !isSessionOver()) errors.report(entryFrom(error));
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }) => refresh(meta?.invalidates),
      onError(error, _variables, _result, { meta }) {
        if (meta?.isFailureShown !== true) errors.report(entryFrom(error));
        // A part of it may have been done.
        return refresh(meta?.invalidates);
      },
    }),
  });
  return queryClient;
}
