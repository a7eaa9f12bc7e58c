import { lastReloadMs, rememberReload } from '../connection/last-reload.ts';
import { askToConfirm, CONFIRMATION_NEEDED } from './confirmation.ts';
import { announceSessionEnd, sessionReturns } from './ended-session.ts';
import { isSigningOut } from './signing-out.ts';
import { redirectForUnauthorized } from './unauthorized.ts';

/** What only a script of ours can say of itself. Source: SECURITY T5. */
export const OWN_CALL = { 'x-csrf': '1' } as const;

/**
 * The way of every call of somebody's own, to our own origin alone; the BFF adds the token. A call that is refused for
 * want of a session takes the whole document along, so that nothing of the one before stays, and is never answered; only
 * where that would lose what somebody writes is it answered, with a message. One that needs its sender to show once
 * more who they are is sent again once they have.
 * @param address path, query and fragment that somebody is at, or on the way to
 */
export async function browserFetch(
  target: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
  address: () => string = presentAddress,
): Promise<Response> {
  const headers = { ...OWN_CALL, ...init.headers };
  const send = () => fetch(target, { ...init, headers, credentials: 'same-origin' });
  const returns = sessionReturns();
  let answer = await send();
  let code = await refusalCodeOf(answer);
  // Refused while somebody signed in again: nothing was done, and there is a session by now.
  if (answer.status === 401 && returns !== sessionReturns()) {
    answer = await send();
    code = await refusalCodeOf(answer);
  }
  if (answer.status === 403 && code === CONFIRMATION_NEEDED) {
    return (await askToConfirm()) ? await send() : answer;
  }
  if (answer.status !== 401 || !leavesFor(code, address())) return answer;
  return await new Promise<never>(() => undefined);
}

/** Sees to a call that was refused for want of a session. @returns whether the page is going away */
export function leavesFor(code: string, address = presentAddress()): boolean {
  if (isSigningOut()) return true;
  if (announceSessionEnd()) return false;
  const nowMs = Date.now();
  const redirect = redirectForUnauthorized(code, { address, lastReloadMs: lastReloadMs(), nowMs });
  if (redirect === null || (redirect.kind === 'reload' && !rememberReload(nowMs))) return false;
  if (redirect.kind === 'reload') location.reload();
  else location.assign(redirect.path);
  return true;
}

function presentAddress(): string {
  return location.pathname + location.search + location.hash;
}

/** Of an answer that refuses a call for who sends it; empty for all others. */
async function refusalCodeOf(answer: Response): Promise<string> {
  if (answer.status !== 401 && answer.status !== 403) return '';
  try {
    const problem: { code?: unknown } | null = await answer.clone().json();
    return String(problem?.code);
  } catch {
    return '';
  }
}
