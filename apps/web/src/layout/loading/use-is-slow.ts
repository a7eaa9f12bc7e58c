import { PROGRESS_THROTTLE_MS } from '@brandpost/domain';
import { useEffect, useState } from 'react';

/** Whether something has been loading for so long that the page says so. Source: SPEC section 4, Loading bar. */
export function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) {
      setIsSlow(false);
      return;
    }
    const timer = setTimeout(() => setIsSlow(true), PROGRESS_THROTTLE_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isSlow;
}
