import { useCallback } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { pageKey } from '../router/load-page.ts';
import { useServices } from './services.ts';

/** After a write: has all that this tab remembers asked for again, and the page that is open at once. Done when it is there. */
export function useRenew(): () => Promise<void> {
  const { memory } = useServices();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    memory.forget();
    memory.drop(pageKey({ pathname, search }));
    return revalidate();
  }, [memory, pathname, search, revalidate]);
}
