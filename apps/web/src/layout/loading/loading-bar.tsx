import { PROGRESS_DURATION_MS } from '@brandpost/domain';
import { ProgressBar } from '@brandpost/ui';
import { useNavigation } from 'react-router';
import { sv } from '../../texts/sv.ts';
import { useIsSlow } from './use-is-slow.ts';

/** A bar while the next page loads, unless it loads at once. Source: SPEC section 4, Loading bar. */
export function LoadingBar() {
  const isShown = useIsSlow(useNavigation().state !== 'idle');
  if (!isShown) return null;
  return <ProgressBar $durationMs={PROGRESS_DURATION_MS} role="progressbar" aria-label={sv.loading.page} />;
}
