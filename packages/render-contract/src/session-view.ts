import type { CapabilityGrant } from '@brandpost/domain';
import type { WireUser } from '@brandpost/rubicore-api';

/**
 * What a browser, and a page rendered for it, may know of a session: never a token. `GET /bff/session` answers with it.
 * Source: DESIGN section 4.
 */
export type SessionView =
  | {
      /** `unknown`: there is a cookie, but sessions cannot be read just now. */
      state: 'anonymous' | 'unknown';
      user: null;
      maskedBy: null;
      capabilities: readonly [];
      token: null;
    }
  | {
      state: 'signed-in' | 'masked';
      /** Whose rights hold: the user acted for, while masked. */
      user: WireUser;
      /** Who acts as that user. */
      maskedBy: SessionPerson | null;
      capabilities: readonly CapabilityGrant[];
      /** Of the token in use. */
      token: { type: string; issued: string; expires: string | null; status: string };
    };

export type SessionPerson = Pick<WireUser, 'id' | 'username' | 'displayName'>;

/** The ways in that are open here. */
export type SignInMethods = {
  password: boolean;
  /** The origins where passkeys are made and used, the one for staff first. */
  passkeys: readonly string[];
  singleSignOn: boolean;
};
