import { ApiError } from '@brandpost/rubicore-api';

/** Answers after which the same call may well succeed a moment later. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);
/** Of these, those given before anything was done with the call: it may be made again without being done twice. */
const NOT_BEGUN: ReadonlySet<number> = new Set([408, 429, 503]);

/** Whether an error may pass by itself: too many calls, a service that is not ready, or nobody was reached. */
export function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  return status === null ? isNetworkFailure(error) : TRANSIENT.has(status);
}

/** Whether a call that failed may be made again though it must not be done twice. */
export function wasNotBegun(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && NOT_BEGUN.has(status);
}

/** Whether an error says nothing of what was asked for: it may pass, or the service itself has a fault. */
export function saysNothing(error: unknown): boolean {
  return isTransient(error) || (statusOf(error) ?? 0) >= 500;
}

/** What `fetch` throws when nobody answers, and what a limit of time does. */
function isNetworkFailure(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'ConnectionLost');
}

/** The status of an answer, also of one that a loader threw by `data()` of React Router. */
export function statusOf(error: unknown): number | null {
  if (error instanceof ApiError) return error.status;
  const isRouteError = typeof error === 'object' && error !== null && 'init' in error && error.init !== null;
  return isRouteError ? ((error.init as { status?: number }).status ?? null) : null;
}
