import type { SignInContext } from '../sign-in/sign-in-context.ts';
import type { Transactions } from './transactions.ts';

/** What every step of single sign-on works with. */
export type SamlContext = SignInContext & {
  transactions: Transactions;
  /** Scheme and host that browsers may be sent to. */
  identityProvider: string;
};
