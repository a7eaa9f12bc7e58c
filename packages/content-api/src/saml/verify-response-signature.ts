import { SignedXml } from 'xml-crypto';
import { SamlRefusal } from './saml-refusal.ts';
import { onlyChild } from './xml-elements.ts';

/**
 * Whether a response is signed as a whole, by one of the certificates (PEM); call it with one that has passed
 * `checkResponseDocument`. It comes before anything is decrypted; node-saml verifies the same once more.
 * @throws SamlRefusal for a signature that does not hold
 */
export function isResponseSigned(xml: string, root: Element, certificates: readonly string[]): boolean {
  const signature = onlyChild(root, 'signature', 'Signature');
  if (signature === null) return false;
  const normal = xml.replaceAll(/\r\n?/g, '\n');
  const isSigned = certificates.some((publicCert) => {
    const signed = new SignedXml({ publicCert });
    signed.loadSignature(signature);
    try {
      return signed.checkSignature(normal);
    } catch {
      return false;
    }
  });
  if (!isSigned) throw new SamlRefusal('SIGNATURE', 'of the response');
  return true;
}
