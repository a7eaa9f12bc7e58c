import { ANONYMOUS_VIEWER, type CapabilityGrant, type TokenType, type Viewer } from '@brandpost/domain';

/** Who calls, by their token. */
export type ApiViewer = Viewer & {
  tokenType: TokenType;
  /** The token's own number; null for the default token and where there is none. */
  tokenId: number | null;
  /** Who really calls, when a user acts as another. */
  maskedBy: number | null;
  /** What the user may do, own grants and roles taken together; empty for visitors. */
  grants: readonly CapabilityGrant[];
};

/** A visitor under an anonymous token. */
export const VISITOR: ApiViewer = Object.freeze({
  ...ANONYMOUS_VIEWER,
  tokenType: 'anonymous',
  tokenId: null,
  maskedBy: null,
  grants: [],
});
