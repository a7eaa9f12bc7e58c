import { ANONYMOUS_VIEWER, type CapabilityGrant, type TokenType, type Viewer } from '@brandpost/domain';
import type { SignInMethod } from '../db/schema.ts';

/** Who calls, by their token. */
export type ApiViewer = Viewer & {
  tokenType: TokenType;
  /** The token's own number; null for the default token and where there is none. */
  tokenId: number | null;
  /** Who really calls, when a user acts as another. */
  maskedBy: number | null;
  /** What the user may do, own grants and roles taken together; empty for visitors. */
  grants: readonly CapabilityGrant[];
  /** How they got their token; null for visitors and where it is not known. */
  signedInBy: SignInMethod | null;
  /** When they last used a passkey, with this token or to get it. */
  passkeyUsed: Date | null;
  /** When they last showed who they are. */
  confirmed: Date | null;
  /** What they have to do before they may do anything else. */
  mustDo: MustDo | null;
};

export type MustDo = 'change-password' | 'add-passkey' | 'use-passkey';

/** A visitor under an anonymous token. */
export const VISITOR: ApiViewer = Object.freeze({
  ...ANONYMOUS_VIEWER,
  tokenType: 'anonymous',
  tokenId: null,
  maskedBy: null,
  grants: [],
  signedInBy: null,
  passkeyUsed: null,
  confirmed: null,
  mustDo: null,
});
