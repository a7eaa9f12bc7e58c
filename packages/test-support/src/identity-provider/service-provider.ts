import { elementsNamed, rootOf } from './xml-reading.ts';

/** What an identity provider has to know of a service that signs people in with it. */
export type ServiceProvider = {
  entityId: string;
  acsUrl: string;
  slsUrl: string;
  certificate: string /** null: what is encrypted cannot be read there. */;
  encryptionCertificate: string | null;
};

/** Reads it from the service's own metadata. @throws Error when something is missing */
export function serviceProviderFrom(metadataXml: string): ServiceProvider {
  const root = rootOf(metadataXml);
  return {
    entityId: required(root.getAttribute('entityID'), 'entityID'),
    acsUrl: locationOf(root, 'AssertionConsumerService'),
    slsUrl: locationOf(root, 'SingleLogoutService'),
    certificate: required(certificateFor(root, 'signing'), 'X509Certificate'),
    encryptionCertificate: certificateFor(root, 'encryption'),
  };
}

function certificateFor(root: Element, use: string): string | null {
  // One without a use is for both.
  const key = elementsNamed(root, 'KeyDescriptor').find((one) => (one.getAttribute('use') || use) === use);
  const text = key === undefined ? undefined : elementsNamed(key, 'X509Certificate')[0]?.textContent;
  if (!text) return null;
  const base64 = text.replaceAll(/\s/g, '').replaceAll(/.{64}/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;
}

function locationOf(root: Element, service: string): string {
  return required(elementsNamed(root, service)[0]?.getAttribute('Location') ?? null, service);
}

function required(value: string | null, name: string): string {
  if (value === null || value === '') throw new Error(`The metadata of the service has no ${name}.`);
  return value;
}
