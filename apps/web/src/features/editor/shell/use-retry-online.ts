import { useEffect } from 'react';

/** Saves as soon as the browser has a network again, instead of when the next try would be. */
export function useRetryOnline(retry: () => void): void {
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
}
