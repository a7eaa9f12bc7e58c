import { mayReload } from '@brandpost/domain';
import { paths } from '../addresses/paths.ts';

/** Acting as another user has ended by itself; the person who did is still signed in. */
const MASQUERADE_ENDED = 'MASQUERADE_ENDED';

export type UnauthorizedRedirect = { kind: 'sign-in'; path: string } | { kind: 'reload' };

/**
 * Where a call that was answered with 401 leads: to the sign-in page and from there back; to the same page as oneself
 * when only acting as another has ended, at most once in 60 s. null: nowhere, or there could be a loop.
 * Source: SPEC section 8.
 * @param code the problem's own; `address` is the path, query and fragment that somebody is at, or on the way to
 */
export function redirectForUnauthorized(
  code: string,
  { address, lastReloadMs, nowMs }: { address: string; lastReloadMs: number | null; nowMs: number },
): UnauthorizedRedirect | null {
  if (isSignInPage(address)) return null;
  if (code !== MASQUERADE_ENDED) return { kind: 'sign-in', path: paths.login(address) };
  return mayReload(lastReloadMs, nowMs) ? { kind: 'reload' } : null;
}

function isSignInPage(address: string): boolean {
  return address.split(/[?#]/, 1)[0] === paths.login();
}
