import { type DehydratedState, focusManager, type QueryClient } from '@tanstack/react-query';
import type { Services } from '../api/services.ts';
import { hydrateQueries } from './dehydrated-queries.ts';
import { createQueryClient } from './query-client.ts';

/** The query client of a tab, with what came with the page. */
export function browserQueryClient(
  services: Pick<Services, 'errors' | 'loaderCache'>,
  served: DehydratedState | undefined,
): QueryClient {
  focusManager.setEventListener(onLook);
  const queryClient = createQueryClient(services, 'browser');
  if (served !== undefined) hydrateQueries(queryClient, served);
  return queryClient;
}

/** The library itself hears of a window that is seen again, and not of one among several that is returned to. */
function onLook(handleFocus: () => void): () => void {
  const look = () => handleFocus();
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}
