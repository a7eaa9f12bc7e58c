import { randomBytes } from 'node:crypto';
import { type Encryption, encryptAssertion } from './encrypt-assertion.ts';
import {
  type LogoutRequestDescription,
  type LogoutResponseDescription,
  logoutRequestXml,
  logoutResponseXml,
} from './logout-xml.ts';
import { escapeMarkup } from './markup.ts';
import { type AttributeStyle, attributesOf, type Person } from './people.ts';
import { BEARER, PASSWORD, type ResponseDescription, responseXml, SUCCESS } from './response-xml.ts';
import type { ServiceProvider } from './service-provider.ts';
import { type SignatureHash, signXml } from './sign-xml.ts';
import type { SigningKeys } from './signing-keys.ts';

/** How a message is signed, and what is done to it before and after. Only tests give anything. */
export type Making<Description> = {
  change?: (description: Description) => void;
  signs?: { assertion?: boolean; response?: boolean };
  hash?: SignatureHash;
  keys?: SigningKeys;
  /** Encrypts the assertion, when it has been signed and before the response is. */
  encrypts?: Encryption;
  /** The XML when the assertion has been signed, before the response is. */
  signedAfter?: (xml: string) => string;
  /** The XML when it has been signed. */
  after?: (xml: string) => string;
};

export type Issuer = { entityId: string; keys: SigningKeys; now: () => Date };

const LIFETIME_MS = 5 * 60 * 1000;
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

export type AnsweredRequest = {
  id: string;
  person: Person;
  style: AttributeStyle;
  sessionIndex: string;
  service: ServiceProvider;
};

/** A Response that says who has signed in, with a signed Assertion, as Base64. */
export function makeResponse(
  issuer: Issuer,
  answered: AnsweredRequest,
  making: Making<ResponseDescription> = {},
): string {
  const description = describeResponse(issuer, answered);
  making.change?.(description);
  const keys = making.keys ?? issuer.keys;
  let xml = responseXml(description);
  if (making.signs?.assertion !== false) xml = signXml(xml, description.assertion.id, keys, making.hash);
  xml = making.signedAfter?.(xml) ?? xml;
  if (making.encrypts !== undefined) {
    const { encryptionCertificate } = answered.service;
    if (encryptionCertificate === null) throw new Error('The service publishes nothing to encrypt for.');
    xml = encryptAssertion(xml, encryptionCertificate, making.encrypts);
  }
  if (making.signs?.response === true) xml = signXml(xml, description.id, keys, making.hash);
  return base64(making.after?.(xml) ?? xml);
}

export function makeLogoutRequest(
  issuer: Issuer,
  {
    service,
    nameId,
    sessionIndex,
  }: { service: ServiceProvider; nameId: string; sessionIndex: string | null },
  making: Making<LogoutRequestDescription> = {},
): string {
  const now = issuer.now();
  const description: LogoutRequestDescription = {
    id: newId(),
    issuer: issuer.entityId,
    issueInstant: now,
    destination: service.slsUrl,
    notOnOrAfter: new Date(now.getTime() + LIFETIME_MS),
    nameId,
    sessionIndex,
  };
  making.change?.(description);
  return signedMessage(logoutRequestXml(description), description.id, issuer, making);
}

export function makeLogoutResponse(
  issuer: Issuer,
  { service, inResponseTo }: { service: ServiceProvider; inResponseTo: string },
  making: Making<LogoutResponseDescription> = {},
): string {
  const description: LogoutResponseDescription = {
    id: newId(),
    issuer: issuer.entityId,
    issueInstant: issuer.now(),
    destination: service.slsUrl,
    inResponseTo,
    status: SUCCESS,
  };
  making.change?.(description);
  return signedMessage(logoutResponseXml(description), description.id, issuer, making);
}

function signedMessage<Description>(
  xml: string,
  id: string,
  issuer: Issuer,
  making: Making<Description>,
): string {
  const signed =
    making.signs?.response === false ? xml : signXml(xml, id, making.keys ?? issuer.keys, making.hash);
  return base64(making.after?.(signed) ?? signed);
}

function describeResponse(issuer: Issuer, answered: AnsweredRequest): ResponseDescription {
  const { id: inResponseTo, person, style, sessionIndex, service } = answered;
  const now = issuer.now();
  const notOnOrAfter = new Date(now.getTime() + LIFETIME_MS);
  return {
    id: newId(),
    issuer: issuer.entityId,
    issueInstant: now,
    destination: service.acsUrl,
    inResponseTo,
    status: SUCCESS,
    assertion: {
      id: newId(),
      issuer: issuer.entityId,
      issueInstant: now,
      nameIdXml: escapeMarkup(person.uid),
      nameIdFormat: PERSISTENT,
      confirmations: [{ method: BEARER, recipient: service.acsUrl, inResponseTo, notOnOrAfter }],
      conditions: { notBefore: now, notOnOrAfter, audience: service.entityId, othersXml: '' },
      sessionIndex,
      authentications: [{ instant: now, context: PASSWORD }],
      attributes: attributesOf(person, style),
    },
  };
}

function newId(): string {
  return `_${randomBytes(20).toString('hex')}`;
}

function base64(xml: string): string {
  return Buffer.from(xml, 'utf8').toString('base64');
}
