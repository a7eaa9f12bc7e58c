import { PROGRESS_DURATION_MS, PROGRESS_THROTTLE_MS } from '@brandpost/domain';
import { ProgressBar } from '@brandpost/ui';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { sv } from '../../texts/sv.ts';

/** A bar while the next page loads, unless it loads at once. Source: SPEC section 4, Loading bar. */
export function LoadingBar() {
  const isLoading = useNavigation().state !== 'idle';
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isLoading) {
      setIsShown(false);
      return;
    }
    const timer = setTimeout(() => setIsShown(true), PROGRESS_THROTTLE_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (!isShown) return null;
  return <ProgressBar $durationMs={PROGRESS_DURATION_MS} role="progressbar" aria-label={sv.loading.page} />;
}
