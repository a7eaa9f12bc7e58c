import { SamlRefusal } from './saml-refusal.ts';
import { attributeOf, onlyChild, plainText } from './xml-elements.ts';

/** How far the identity provider's clock may be from ours. */
export const SKEW_MS = 60_000;
/** How long after it was written a message is taken. */
export const MAX_AGE_MS = 300_000;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Milliseconds since 1970; null without the attribute. Source: saml-core-2.0 section 1.3.3, UTC only. */
export function instantOf(element: Element, attribute: string): number | null {
  const text = attributeOf(element, attribute);
  if (text === null) return null;
  const instant = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) throw new SamlRefusal('NOT_WELL_FORMED', attribute);
  return instant;
}

/** @throws SamlRefusal when NotOnOrAfter has passed or is not there */
export function checkEnd(element: Element, nowMs: number): void {
  const end = instantOf(element, 'NotOnOrAfter');
  if (end === null || end <= nowMs - SKEW_MS) throw new SamlRefusal('EXPIRED');
}

/** @throws SamlRefusal when it was written too long ago, or is still to be written */
export function checkAge(element: Element, nowMs: number): void {
  const issued = instantOf(element, 'IssueInstant');
  if (issued === null || issued <= nowMs - MAX_AGE_MS - SKEW_MS) throw new SamlRefusal('TOO_OLD');
  if (issued > nowMs + SKEW_MS) throw new SamlRefusal('NOT_YET_VALID');
}

/** @throws SamlRefusal when somebody else wrote it */
export function checkIssuer(element: Element, entityId: string): void {
  const issuer = onlyChild(element, 'assertion', 'Issuer');
  if (issuer === null || plainText(issuer) !== entityId) throw new SamlRefusal('ISSUER');
}
