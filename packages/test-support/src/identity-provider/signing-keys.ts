import { generate } from 'selfsigned';

/** An RSA key and a certificate for it, signed by itself; both as PEM. */
export type SigningKeys = { privateKey: string; certificate: string };

const TEN_YEARS_MS = 10 * 365 * 24 * 60 * 60 * 1000;

/** Keys to sign SAML messages with: RSA of 2048 bits, SHA-256. */
export async function makeSigningKeys(commonName: string): Promise<SigningKeys> {
  const made = await generate([{ name: 'commonName', value: commonName }], {
    keySize: 2048,
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + TEN_YEARS_MS),
  });
  return { privateKey: made.private, certificate: made.cert };
}
