import { SignedXml } from 'xml-crypto';
import { StartError } from '../start-error.ts';
import { attributeOf, onlyChild, parseXml } from './xml-elements.ts';

/**
 * The part of metadata that is signed with a certificate (PEM): all of it, or nothing is taken.
 * @throws StartError
 */
export function signedMetadata(xml: string, certificate: string): string {
  const refused = new StartError('SAML_IDP_METADATA is not signed with SAML_IDP_METADATA_CERTIFICATE.');
  const root = parseXml(xml);
  const signature = onlyChild(root, 'signature', 'Signature');
  if (signature === null) throw refused;
  const signed = new SignedXml({ publicCert: certificate });
  signed.loadSignature(signature);
  const isWhole = signed
    .getReferences()
    .every(({ uri }) => uri === '' || uri === `#${attributeOf(root, 'ID')}`);
  try {
    const [whole, ...others] = signed.checkSignature(xml) ? signed.getSignedReferences() : [];
    if (isWhole && whole !== undefined && others.length === 0) return whole;
  } catch {
    // Told below.
  }
  throw refused;
}
