import type { Token } from './entities/token.ts';

/** The tokens of one session. */
export type SessionTokens = {
  /** The user's own; null for a visitor. */
  my: string | null;
  /** That of the user acted for; null when acting for nobody. */
  masq: string | null;
  /** The one in use. */
  current: string | null;
};

/** The token to call the API with: the one in use, else the user's own, else the default. Source: SPEC section 4. */
export function currentToken(tokens: SessionTokens & { default: string }): string {
  return tokens.current ?? tokens.my ?? tokens.default;
}

/** Whether the user acts for another: the token in use is the masquerade's. Source: SPEC section 4. */
export function isMasked(tokens: SessionTokens): boolean {
  return tokens.masq !== null && tokens.current === tokens.masq;
}

/** The tokens once the user acts for another. The user's own is kept. Source: SPEC section 4. */
export function withMasquerade<Tokens extends SessionTokens>(tokens: Tokens, masq: string): Tokens {
  return { ...tokens, masq, current: masq };
}

/** The tokens once the user acts as themselves again. Source: SPEC section 4. */
export function withoutMasquerade<Tokens extends SessionTokens>(tokens: Tokens): Tokens {
  return { ...tokens, masq: null, current: tokens.my };
}

/** Whether a token can no longer be used because of its age. One with an unreadable date counts as expired. */
export function isExpired(token: Pick<Token, 'expires' | 'status'>, now: Date): boolean {
  if (token.status === 'expired') return true;
  return token.expires !== null && !(now.getTime() < Date.parse(token.expires));
}
