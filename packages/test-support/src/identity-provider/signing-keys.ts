import { generate } from 'selfsigned';

/** An RSA key and a certificate for it, signed by itself; both as PEM. */
export type SigningKeys = { privateKey: string; certificate: string };

const TEN_YEARS_MS = 10 * 365 * 24 * 60 * 60 * 1000;

/** Keys to sign SAML messages with: RSA of 2048 bits, SHA-256. */
export async function makeSigningKeys(
  commonName: string,
  { notBefore = new Date(), notAfter = new Date(Date.now() + TEN_YEARS_MS) } = {},
): Promise<SigningKeys> {
  const made = await generate([{ name: 'commonName', value: commonName }], {
    keySize: 2048,
    algorithm: 'sha256',
    notBeforeDate: notBefore,
    notAfterDate: notAfter,
  });
  return { privateKey: made.private, certificate: made.cert };
}
