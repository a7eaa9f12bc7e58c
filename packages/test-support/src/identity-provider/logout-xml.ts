import { attribute, escapeMarkup } from './markup.ts';

export type LogoutRequestDescription = {
  id: string;
  issuer: string;
  issueInstant: Date;
  destination: string | null;
  notOnOrAfter: Date | null;
  nameId: string;
  /** null ends every session of the name. */
  sessionIndex: string | null;
};

export type LogoutResponseDescription = {
  id: string;
  issuer: string;
  issueInstant: Date;
  destination: string | null;
  inResponseTo: string | null;
  status: string;
};

const NAMESPACES =
  'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';

/** Unsigned. Source: saml-core-2.0 section 3.7. */
export function logoutRequestXml(request: LogoutRequestDescription): string {
  const { id, issuer, issueInstant, destination, notOnOrAfter, nameId, sessionIndex } = request;
  const until = attribute('NotOnOrAfter', notOnOrAfter?.toISOString() ?? null);
  const index =
    sessionIndex === null ? '' : `<samlp:SessionIndex>${escapeMarkup(sessionIndex)}</samlp:SessionIndex>`;
  return `<samlp:LogoutRequest ${NAMESPACES} ID="${id}" Version="2.0" IssueInstant="${issueInstant.toISOString()}"${attribute('Destination', destination)}${until}><saml:Issuer>${escapeMarkup(issuer)}</saml:Issuer><saml:NameID>${escapeMarkup(nameId)}</saml:NameID>${index}</samlp:LogoutRequest>`;
}

export function logoutResponseXml(response: LogoutResponseDescription): string {
  const { id, issuer, issueInstant, destination, inResponseTo, status } = response;
  return `<samlp:LogoutResponse ${NAMESPACES} ID="${id}" Version="2.0" IssueInstant="${issueInstant.toISOString()}"${attribute('Destination', destination)}${attribute('InResponseTo', inResponseTo)}><saml:Issuer>${escapeMarkup(issuer)}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${status}"/></samlp:Status></samlp:LogoutResponse>`;
}
