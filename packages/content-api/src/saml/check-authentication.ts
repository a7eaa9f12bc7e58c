import { instantOf, SKEW_MS } from './check-times.ts';
import { SamlRefusal } from './saml-refusal.ts';
import { attributeOf, onlyChild, plainText } from './xml-elements.ts';

/** How somebody has to have proved who they are. */
export type ExpectedAuthentication = {
  /** Kinds of sign-in that are good enough; none leaves it to the identity provider. */
  authnContext: readonly string[];
  /** When the password was asked for at our wish; null where it was not. */
  forcedSinceMs: number | null;
  nowMs: number;
};

/**
 * An identity provider may answer with less than was asked for, so its word is held against the question.
 * @throws SamlRefusal. Source: saml-core-2.0 section 2.7.2, saml-profiles-2.0 section 4.1.4.2
 */
export function checkAuthentication(assertion: Element, expected: ExpectedAuthentication): void {
  const statement = onlyChild(assertion, 'assertion', 'AuthnStatement');
  if (statement === null) throw new SamlRefusal('AUTHN_STATEMENT');
  checkContext(statement, expected.authnContext);
  if (expected.forcedSinceMs !== null) checkInstant(statement, expected.forcedSinceMs, expected.nowMs);
}

function checkContext(statement: Element, accepted: readonly string[]): void {
  if (accepted.length === 0) return;
  const context = onlyChild(statement, 'assertion', 'AuthnContext');
  const reference = context === null ? null : onlyChild(context, 'assertion', 'AuthnContextClassRef');
  const told = (reference === null ? null : plainText(reference))?.trim() ?? '';
  if (!accepted.includes(told)) throw new SamlRefusal('AUTHN_CONTEXT', told.slice(0, 200) || 'none');
}

function checkInstant(statement: Element, sinceMs: number, nowMs: number): void {
  const instant = instantOf(statement, 'AuthnInstant');
  if (instant === null || instant < sinceMs - SKEW_MS) {
    throw new SamlRefusal('AUTHN_TOO_OLD', attributeOf(statement, 'AuthnInstant') ?? 'none');
  }
  if (instant > nowMs + SKEW_MS) throw new SamlRefusal('NOT_YET_VALID', 'AuthnInstant');
}
