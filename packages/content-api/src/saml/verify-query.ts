import { verify, X509Certificate } from 'node:crypto';
import type { SignedQuery } from './message-in-address.ts';
import { SamlRefusal } from './saml-refusal.ts';

/** SHA-256 and stronger, by their whole names. */
const HASHES: Readonly<Record<string, string>> = {
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384': 'sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'sha512',
};

/**
 * The signature of a query, by any of the certificates (PEM). node-saml takes a query without a signature, takes SHA-1,
 * and finds parameters by parts of their names: see `library.test.ts`.
 * @throws SamlRefusal
 */
export function verifyQuery(
  { octets, algorithm, signature }: SignedQuery,
  certificates: readonly string[],
): void {
  const hash = Object.hasOwn(HASHES, algorithm) ? HASHES[algorithm] : undefined;
  if (hash === undefined) throw new SamlRefusal('ALGORITHM', algorithm.slice(0, 100));
  const bytes = Buffer.from(signature, 'base64');
  const isSigned = certificates.some((pem) => {
    const { publicKey } = new X509Certificate(pem);
    return publicKey.asymmetricKeyType === 'rsa' && verify(hash, Buffer.from(octets), publicKey, bytes);
  });
  if (!isSigned) throw new SamlRefusal('SIGNATURE', 'of the query');
}
