import { queryOptions } from '@tanstack/react-query';
import { browserFetch } from '../../api/browser-fetch.ts';

/** How many open pages listen just now, of this server. @returns null where it does not say */
async function fetchOpenPages(signal: AbortSignal): Promise<number | null> {
  const response = await browserFetch('/bff/open-pages', { signal });
  if (!response.ok) return null;
  const { count }: { count?: unknown } = await response.json();
  return typeof count === 'number' ? count : null;
}

/** Asked for anew while it is looked at: it is what tells whether an alert is seen. */
export const openPagesQuery = queryOptions({
  queryKey: ['open-pages'],
  queryFn: ({ signal }) => fetchOpenPages(signal),
  staleTime: 0,
  refetchInterval: 5000,
});
