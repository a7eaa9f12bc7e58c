import { PROGRESS_DURATION_MS, PROGRESS_THROTTLE_MS } from './constants.ts';

export type LoadingBar = {
  isVisible: boolean;
  /** How much of the bar is filled, 0 to 1. */
  fraction: number;
};

/**
 * The loading bar after a time of loading: hidden for the first 200 ms, so that quick loads show none, then filling
 * evenly over 5 s and staying full. Source: SPEC section 4.
 */
export function loadingBarAt(elapsedMs: number): LoadingBar {
  if (!(elapsedMs >= PROGRESS_THROTTLE_MS)) return { isVisible: false, fraction: 0 };
  return {
    isVisible: true,
    fraction: Math.min(1, (elapsedMs - PROGRESS_THROTTLE_MS) / PROGRESS_DURATION_MS),
  };
}
