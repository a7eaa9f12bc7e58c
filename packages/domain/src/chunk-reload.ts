import { CHUNK_RELOAD_GUARD_MS } from './constants.ts';

/**
 * Whether a page whose code failed to load may reload itself: at most once per 60 s. A time that is unreadable or
 * lies ahead (the clock was set back) does not count. Source: SPEC sections 4 and 8.
 * @param lastReloadMs when it last did so, in ms since 1970; null when never
 */
export function mayReload(lastReloadMs: number | null, nowMs: number): boolean {
  if (lastReloadMs === null || Number.isNaN(lastReloadMs) || lastReloadMs > nowMs) return true;
  return nowMs - lastReloadMs >= CHUNK_RELOAD_GUARD_MS;
}
