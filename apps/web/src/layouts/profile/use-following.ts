import { useEffect } from 'react';
import { useRenew } from '../../app/use-renew.ts';

/** An open page looks so often by itself. */
const EVERY_MS = 60_000;
/** Coming back to a window is told twice, by its focus and by its being seen. */
const AT_MOST_EVERY_MS = 2000;

/**
 * Keeps the profile area as one's other devices leave it: what is read on the phone is read here, as soon as somebody
 * looks at this window again, and within a minute while they do.
 */
export function useFollowing(): void {
  const renew = useRenew();
  useEffect(() => {
    let lastMs = Date.now();
    const look = () => {
      if (document.hidden || Date.now() - lastMs < AT_MOST_EVERY_MS) return;
      lastMs = Date.now();
      void renew();
    };
    const timer = setInterval(look, EVERY_MS);
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [renew]);
}
