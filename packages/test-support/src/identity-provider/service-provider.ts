import { elementsNamed, rootOf } from './xml-reading.ts';

/** What an identity provider has to know of a service that signs people in with it. */
export type ServiceProvider = { entityId: string; acsUrl: string; slsUrl: string; certificate: string };

/** Reads it from the service's own metadata. @throws Error when something is missing */
export function serviceProviderFrom(metadataXml: string): ServiceProvider {
  const root = rootOf(metadataXml);
  const certificate = elementsNamed(root, 'X509Certificate')[0]?.textContent?.replaceAll(/\s/g, '') ?? '';
  return {
    entityId: required(root.getAttribute('entityID'), 'entityID'),
    acsUrl: locationOf(root, 'AssertionConsumerService'),
    slsUrl: locationOf(root, 'SingleLogoutService'),
    certificate: `-----BEGIN CERTIFICATE-----\n${required(certificate, 'X509Certificate').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function locationOf(root: Element, service: string): string {
  return required(elementsNamed(root, service)[0]?.getAttribute('Location') ?? null, service);
}

function required(value: string | null, name: string): string {
  if (value === null || value === '') throw new Error(`The metadata of the service has no ${name}.`);
  return value;
}
