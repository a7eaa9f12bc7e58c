import { checkAge, checkEnd, checkIssuer, instantOf, SKEW_MS } from './check-times.ts';
import { SamlRefusal } from './saml-refusal.ts';
import { allElements, attributeOf, childrenOf, isElement, onlyChild, plainText } from './xml-elements.ts';

/** What an assertion has to say in order to be meant for this sign-in. */
export type Expected = ExpectedAuthentication & {
  idpEntityId: string;
  spEntityId: string;
  acsUrl: string;
  requestId: string;
};

/** Anyone who does not understand a condition must not take the assertion. Source: saml-core-2.0 section 2.5.1.1 */
const KNOWN_CONDITIONS = ['AudienceRestriction', 'OneTimeUse', 'ProxyRestriction'];

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/**
 * What node-saml leaves to us, on the assertion that has been found to be signed.
 * @throws SamlRefusal. Source: SECURITY section 2.3, the table of step 5; saml-profiles-2.0 section 4.1.4.3
 */
export function checkAssertion(assertion: Element, expected: Expected): void {
  checkIssuer(assertion, expected.idpEntityId);
  checkNameId(assertion);
  checkConfirmation(confirmationOf(assertion), expected);
  checkConditions(assertion, expected);
  checkAuthentication(assertion, expected);
  checkAge(assertion, expected.nowMs);
}

/** The one bearer SubjectConfirmation's data. */
export function confirmationOf(assertion: Element): Element {
  const subject = onlyChild(assertion, 'assertion', 'Subject');
  const confirmation = subject === null ? null : onlyChild(subject, 'assertion', 'SubjectConfirmation');
  const data = confirmation === null ? null : onlyChild(confirmation, 'assertion', 'SubjectConfirmationData');
  if (confirmation === null || data === null || attributeOf(confirmation, 'Method') !== BEARER) {
    throw new SamlRefusal('SUBJECT_CONFIRMATION');
  }
  return data;
}

function checkNameId(assertion: Element): void {
  const subject = onlyChild(assertion, 'assertion', 'Subject');
  const nameId = subject === null ? null : onlyChild(subject, 'assertion', 'NameID');
  const text = nameId === null ? null : plainText(nameId);
  if (text === null || text === '' || text.length > 256) throw new SamlRefusal('NAME_ID');
}

function checkConfirmation(data: Element, { acsUrl, requestId, nowMs }: Expected): void {
  if (attributeOf(data, 'Recipient') !== acsUrl) throw new SamlRefusal('RECIPIENT');
  if (attributeOf(data, 'InResponseTo') !== requestId) throw new SamlRefusal('IN_RESPONSE_TO');
  if (data.hasAttribute('NotBefore')) throw new SamlRefusal('SUBJECT_CONFIRMATION');
  checkEnd(data, nowMs);
}

function checkConditions(assertion: Element, { spEntityId, nowMs }: Expected): void {
  const conditions = onlyChild(assertion, 'assertion', 'Conditions');
  if (conditions === null) throw new SamlRefusal('CONDITIONS');
  const notBefore = instantOf(conditions, 'NotBefore');
  if (notBefore !== null && notBefore > nowMs + SKEW_MS) throw new SamlRefusal('NOT_YET_VALID');
  if (attributeOf(conditions, 'NotOnOrAfter') !== null) checkEnd(conditions, nowMs);
  const isKnown = allElements(conditions)
    .filter((element) => element.parentNode === conditions)
    .every((element) => KNOWN_CONDITIONS.some((name) => isElement(element, 'assertion', name)));
  if (!isKnown) throw new SamlRefusal('CONDITIONS', 'unknown');
  const restrictions = childrenOf(conditions, 'assertion', 'AudienceRestriction');
  if (restrictions.length === 0) throw new SamlRefusal('CONDITIONS');
  // Each restriction has to allow us; within one, any audience may.
  const isForUs = restrictions.every((restriction) =>
    childrenOf(restriction, 'assertion', 'Audience').some((audience) => plainText(audience) === spEntityId),
  );
  if (!isForUs) throw new SamlRefusal('AUDIENCE');
}

/** How somebody has to have proved who they are. */
type ExpectedAuthentication = {
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
function checkAuthentication(assertion: Element, expected: ExpectedAuthentication): void {
  const statement = onlyChild(assertion, 'assertion', 'AuthnStatement');
  if (statement === null) throw new SamlRefusal('AUTHN_STATEMENT');
  checkContext(statement, expected.authnContext);
  if (expected.forcedSinceMs !== null) checkInstant(statement, expected.forcedSinceMs, expected.nowMs);
}

function checkContext(statement: Element, accepted: readonly string[]): void {
  if (accepted.length === 0) return;
  const context = onlyChild(statement, 'assertion', 'AuthnContext');
  const reference = context === null ? null : onlyChild(context, 'assertion', 'AuthnContextClassRef');
  const contextClass = (reference === null ? null : plainText(reference))?.trim() ?? '';
  if (!accepted.includes(contextClass))
    throw new SamlRefusal('AUTHN_CONTEXT', contextClass.slice(0, 200) || 'none');
}

function checkInstant(statement: Element, sinceMs: number, nowMs: number): void {
  const instant = instantOf(statement, 'AuthnInstant');
  if (instant === null || instant < sinceMs - SKEW_MS) {
    throw new SamlRefusal('AUTHN_TOO_OLD', attributeOf(statement, 'AuthnInstant') ?? 'none');
  }
  if (instant > nowMs + SKEW_MS) throw new SamlRefusal('NOT_YET_VALID', 'AuthnInstant');
}
