import { StartError } from '../start-error.ts';
import type { IdentityProviderSettings } from './saml-settings.ts';
import { allElements, attributeOf, childrenOf, isElement, NAMESPACES, parseXml } from './xml-elements.ts';

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/**
 * What the metadata of an identity provider say of it: its name, where it is asked by HTTP-Redirect, and every
 * certificate that it signs with. The file is trusted until the end that it gives itself; its own signature is not looked
 * at.
 * @throws StartError with one sentence about what is missing
 */
export function identityProviderFrom(metadataXml: string): IdentityProviderSettings {
  const root = rootOf(metadataXml);
  refuseEnded(root);
  const entities = allElements(root).filter((element) => isElement(element, 'metadata', 'EntityDescriptor'));
  const [entity, ...others] = entities.filter(
    (one) => childrenOf(one, 'metadata', 'IDPSSODescriptor').length > 0,
  );
  if (entity === undefined || others.length > 0) {
    throw new StartError('SAML_IDP_METADATA has to describe one identity provider.');
  }
  const [role] = childrenOf(entity, 'metadata', 'IDPSSODescriptor');
  const certificates = role === undefined ? [] : signingCertificates(role);
  if (role === undefined || certificates.length === 0) throw missing('certificate to sign with');
  return {
    entityId: attributeOf(entity, 'entityID') ?? fail(missing('entityID')),
    ssoUrl: addressOf(role, 'SingleSignOnService') ?? fail(missing('SingleSignOnService by HTTP-Redirect')),
    sloUrl: addressOf(role, 'SingleLogoutService'),
    sloResponseUrl:
      addressOf(role, 'SingleLogoutService', 'ResponseLocation') ?? addressOf(role, 'SingleLogoutService'),
    certificates,
  };
}

function rootOf(xml: string): Element {
  if (xml.includes('<!DOCTYPE')) throw new StartError('SAML_IDP_METADATA must not have a DOCTYPE.');
  try {
    return parseXml(xml.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new StartError('SAML_IDP_METADATA is no XML that can be read.', { cause });
  }
}

function refuseEnded(root: Element): void {
  const ended = endsIn(root).find((until) => !(Date.parse(until) > Date.now()));
  if (ended !== undefined) {
    throw new StartError(
      `SAML_IDP_METADATA was valid until ${ended}: save what the identity provider says now.`,
    );
  }
}

function endsIn(root: Element): string[] {
  return allElements(root)
    .filter((element) => element.namespaceURI === NAMESPACES.metadata)
    .flatMap((element) => attributeOf(element, 'validUntil') ?? []);
}

/** When metadata that can be read end by their own word, in milliseconds since 1970; null: never. */
export function endOfMetadata(metadataXml: string): number | null {
  const ends = endsIn(rootOf(metadataXml)).map((until) => Date.parse(until));
  return ends.length === 0 ? null : Math.min(...ends);
}

function signingCertificates(role: Element): string[] {
  const keys = childrenOf(role, 'metadata', 'KeyDescriptor').filter(
    (key) => (attributeOf(key, 'use') ?? 'signing') === 'signing',
  );
  const texts = keys.flatMap((key) =>
    allElements(key).flatMap((element) =>
      isElement(element, 'signature', 'X509Certificate')
        ? (element.textContent ?? '').replaceAll(/\s/g, '')
        : [],
    ),
  );
  return [...new Set(texts)].map(
    (base64) =>
      `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  );
}

function addressOf(role: Element, service: string, attribute = 'Location'): string | null {
  const byRedirect = childrenOf(role, 'metadata', service).find(
    (element) => attributeOf(element, 'Binding') === REDIRECT,
  );
  return byRedirect === undefined ? null : attributeOf(byRedirect, attribute);
}

function missing(what: string): StartError {
  return new StartError(`SAML_IDP_METADATA has no ${what}.`);
}

function fail(error: Error): never {
  throw error;
}
