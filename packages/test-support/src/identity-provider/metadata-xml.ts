import { escapeMarkup } from './markup.ts';

export type IdentityProviderAddresses = { entityId: string; ssoUrl: string; sloUrl: string };

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';

/** What the identity provider tells of itself, with every certificate that it may sign with. */
export function identityProviderMetadata(
  { entityId, ssoUrl, sloUrl }: IdentityProviderAddresses,
  certificates: readonly string[],
): string {
  const keys = certificates.map(
    (certificate) =>
      `<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate.replaceAll(/-----[^-]+-----|\s/g, '')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
  );
  const service = (name: string, binding: string, location: string) =>
    `<md:${name} Binding="${binding}" Location="${escapeMarkup(location)}"/>`;
  return [
    '<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"',
    ` entityID="${escapeMarkup(entityId)}">`,
    '<md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" WantAuthnRequestsSigned="true">',
    ...keys,
    service('SingleLogoutService', REDIRECT, sloUrl),
    service('SingleLogoutService', POST, sloUrl),
    service('SingleSignOnService', REDIRECT, ssoUrl),
    service('SingleSignOnService', POST, ssoUrl),
    '</md:IDPSSODescriptor></md:EntityDescriptor>',
  ].join('');
}
