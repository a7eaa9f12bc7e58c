import type { Token } from './entities/token.ts';

/** Whether a token can no longer be used because of its age. One with an unreadable date counts as expired. */
export function isExpired(token: Pick<Token, 'expires' | 'status'>, now: Date): boolean {
  if (token.status === 'expired') return true;
  return token.expires !== null && !(now.getTime() < Date.parse(token.expires));
}
