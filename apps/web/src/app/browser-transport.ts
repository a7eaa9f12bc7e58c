import type { Transport } from '@brandpost/rubicore-api';
import { wayOutOf } from '../session/refused-call.ts';
import { lastReloadMs, rememberReload } from './last-reload.ts';

/**
 * Calls go to our own origin alone; the BFF adds the token. A call that is refused for want of a session takes the whole
 * document along, so that nothing of the one before stays, and is never answered.
 * @param address the path and query that somebody is at, or on the way to
 */
export function browserTransport(address: () => string): Transport {
  return async (target, init) => {
    const answer = await fetch(target, { ...init, credentials: 'same-origin' });
    if (answer.status !== 401 || !isLeaving(await codeOf(answer), address())) return answer;
    return await new Promise<never>(() => undefined);
  };
}

function isLeaving(code: string, address: string): boolean {
  const nowMs = Date.now();
  const wayOut = wayOutOf(code, { address, lastReloadMs: lastReloadMs(), nowMs });
  if (wayOut === null || (wayOut.kind === 'reload' && !rememberReload(nowMs))) return false;
  if (wayOut.kind === 'reload') location.reload();
  else location.assign(wayOut.path);
  return true;
}

async function codeOf(answer: Response): Promise<string> {
  try {
    const problem: { code?: unknown } | null = await answer.clone().json();
    return String(problem?.code);
  } catch {
    return '';
  }
}
