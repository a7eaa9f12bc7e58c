import { SignedXml } from 'xml-crypto';
import type { SigningKeys } from './signing-keys.ts';

export type SignatureHash = 'sha1' | 'sha256' | 'sha512';

const ALGORITHMS: Readonly<Record<SignatureHash, { signature: string; digest: string }>> = {
  sha1: {
    signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
  },
  sha256: {
    signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
  },
  sha512: {
    signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
    digest: 'http://www.w3.org/2001/04/xmlenc#sha512',
  },
};
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

/**
 * Signs the element with this ID; the signature goes where SAML wants it: after the Issuer of a message, before the first
 * role of metadata.
 */
export function signXml(
  xml: string,
  id: string,
  keys: SigningKeys,
  hash: SignatureHash = 'sha256',
  before: string | null = null,
): string {
  const { signature, digest } = ALGORITHMS[hash];
  const signed = new SignedXml({
    privateKey: keys.privateKey,
    publicCert: keys.certificate,
    signatureAlgorithm: signature,
    canonicalizationAlgorithm: EXCLUSIVE,
  });
  const element = `//*[@ID='${id}']`;
  signed.addReference({ xpath: element, transforms: [ENVELOPED, EXCLUSIVE], digestAlgorithm: digest });
  signed.computeSignature(xml, {
    prefix: 'ds',
    location: {
      reference: `${element}/*[local-name()='${before ?? 'Issuer'}']`,
      action: before === null ? 'after' : 'before',
    },
  });
  return signed.getSignedXml();
}
