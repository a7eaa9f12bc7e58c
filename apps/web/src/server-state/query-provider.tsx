import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '../api/services.ts';
import { queryClientOf } from './query-client-of.ts';

/** Gives staff's pages, and the frame around them, the query client of the tab. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClientOf(useServices())}>{children}</QueryClientProvider>;
}
