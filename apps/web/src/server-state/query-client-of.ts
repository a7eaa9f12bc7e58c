import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../api/services.ts';

/** The query client of a page for staff. @throws Error in a visitor's browser, which has not loaded the library */
export function queryClientOf({ queryClient }: Pick<Services, 'queryClient'>): QueryClient {
  if (queryClient === null) throw new Error('Visitors have no query client');
  return queryClient;
}
