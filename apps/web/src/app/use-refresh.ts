import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { useServices } from './services.ts';

/** How to see what a write has changed: all that is remembered is forgotten, and the open page asks anew. */
export function useRefresh(): () => Promise<void> {
  const { memory } = useServices();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    memory.forget();
    await revalidate();
  }, [memory, revalidate]);
}
