import type { Link } from './entities/link.ts';
import type { SignIn } from './entities/sign-in.ts';
import { hostOf } from './host-of.ts';

/** What one signs in to an e-service with. */
export const signInSentences: Readonly<Record<SignIn, string>> = {
  none: 'Du behöver inte logga in.',
  bankid: 'Du behöver BankID.',
  'e-id': 'Du behöver BankID eller en annan e-legitimation.',
};

/** What comes of pressing an e-service's button: where it opens, and what one needs there; empty where nothing is known. */
export function whereEServiceOpens({ url, signIn }: Pick<Link, 'url' | 'signIn'>): string {
  const host = hostOf(url);
  return [host === null ? '' : `Öppnas hos ${host}.`, signIn === null ? '' : signInSentences[signIn]]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
