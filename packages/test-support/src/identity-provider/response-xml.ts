import { attribute, escapeMarkup } from './markup.ts';
import type { Attribute } from './people.ts';

/** What stands in a Response; null leaves it out. Changed at will by tests that want a wrong one. */
export type ResponseDescription = {
  id: string;
  issuer: string | null;
  issueInstant: Date;
  destination: string | null;
  inResponseTo: string | null;
  status: string;
  assertion: AssertionDescription;
};

export type AssertionDescription = {
  id: string;
  issuer: string;
  issueInstant: Date;
  /** As XML, so that it can hold more than text. */
  nameIdXml: string;
  nameIdFormat: string;
  confirmations: Confirmation[];
  /** `othersXml` stands beside the audience. */
  conditions: { notBefore: Date; notOnOrAfter: Date; audience: string | null; othersXml: string } | null;
  sessionIndex: string;
  authentications: Authentication[];
  attributes: Attribute[];
};

/** How and when somebody proved who they are; without a context there is none in the statement. */
export type Authentication = { instant: Date; context: string | null };

export type Confirmation = {
  method: string;
  recipient: string | null;
  inResponseTo: string | null;
  notOnOrAfter: Date | null;
};

export const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';
export const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
export const PASSWORD = 'urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport';

/** A Response with its one Assertion, unsigned. Source: saml-core-2.0, sections 2 and 3. */
export function responseXml(response: ResponseDescription): string {
  const { id, issuer, issueInstant, destination, inResponseTo, status, assertion } = response;
  return `<samlp:Response xmlns:samlp="${PROTOCOL}" xmlns:saml="${ASSERTION}" ID="${escapeMarkup(id)}" Version="2.0"${instant(
    'IssueInstant',
    issueInstant,
  )}${attribute('Destination', destination)}${attribute('InResponseTo', inResponseTo)}>${
    issuer === null ? '' : `<saml:Issuer>${escapeMarkup(issuer)}</saml:Issuer>`
  }<samlp:Status><samlp:StatusCode Value="${status}"/></samlp:Status>${assertionXml(assertion)}</samlp:Response>`;
}

function assertionXml(assertion: AssertionDescription): string {
  const { id, issuer, issueInstant, nameIdXml, nameIdFormat, conditions, sessionIndex } = assertion;
  return `<saml:Assertion xmlns:saml="${ASSERTION}" ID="${escapeMarkup(id)}" Version="2.0"${instant(
    'IssueInstant',
    issueInstant,
  )}><saml:Issuer>${escapeMarkup(issuer)}</saml:Issuer><saml:Subject><saml:NameID Format="${nameIdFormat}">${nameIdXml}</saml:NameID>${assertion.confirmations
    .map(confirmationXml)
    .join(
      '',
    )}</saml:Subject>${conditions === null ? '' : conditionsXml(conditions)}${assertion.authentications
    .map((one) => authnStatementXml(one, sessionIndex))
    .join('')}<saml:AttributeStatement>${assertion.attributes
    .map(attributeXml)
    .join('')}</saml:AttributeStatement></saml:Assertion>`;
}

function confirmationXml({ method, recipient, inResponseTo, notOnOrAfter }: Confirmation): string {
  return `<saml:SubjectConfirmation Method="${method}"><saml:SubjectConfirmationData${attribute(
    'Recipient',
    recipient,
  )}${attribute('InResponseTo', inResponseTo)}${instant('NotOnOrAfter', notOnOrAfter)}/></saml:SubjectConfirmation>`;
}

function conditionsXml(conditions: NonNullable<AssertionDescription['conditions']>): string {
  const { notBefore, notOnOrAfter, audience, othersXml } = conditions;
  const restriction =
    audience === null
      ? ''
      : `<saml:AudienceRestriction><saml:Audience>${escapeMarkup(audience)}</saml:Audience></saml:AudienceRestriction>`;
  return `<saml:Conditions${instant('NotBefore', notBefore)}${instant('NotOnOrAfter', notOnOrAfter)}>${restriction}${othersXml}</saml:Conditions>`;
}

function authnStatementXml({ instant: at, context }: Authentication, sessionIndex: string): string {
  const reference =
    context === null ? '' : `<saml:AuthnContextClassRef>${escapeMarkup(context)}</saml:AuthnContextClassRef>`;
  return `<saml:AuthnStatement${instant('AuthnInstant', at)}${attribute('SessionIndex', sessionIndex)}><saml:AuthnContext>${reference}</saml:AuthnContext></saml:AuthnStatement>`;
}

function attributeXml({ name, values }: Attribute): string {
  const inner = values.map((value) => `<saml:AttributeValue>${escapeMarkup(value)}</saml:AttributeValue>`);
  return `<saml:Attribute Name="${escapeMarkup(name)}">${inner.join('')}</saml:Attribute>`;
}

function instant(name: string, at: Date | null): string {
  return attribute(name, at?.toISOString() ?? null);
}
