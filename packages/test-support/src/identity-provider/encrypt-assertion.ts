import { constants, createCipheriv, publicEncrypt, randomBytes, X509Certificate } from 'node:crypto';

/** How an assertion is encrypted. Only tests choose another way than the first. */
export type Encryption = {
  content?: 'aes128-gcm' | 'aes256-gcm' | 'aes128-cbc' | 'aes256-cbc';
  key?: 'rsa-oaep-mgf1p' | 'rsa-1_5';
  /** The XML that is encrypted, instead of the signed Assertion. */
  before?: (assertion: string) => string;
  /** The XML of the EncryptedAssertion when it is done. */
  after?: (xml: string) => string;
};

const XMLENC = 'http://www.w3.org/2001/04/xmlenc#';
const URIS: Readonly<Record<NonNullable<Encryption['content']>, string>> = {
  'aes128-gcm': 'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'aes256-gcm': 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  'aes128-cbc': `${XMLENC}aes128-cbc`,
  'aes256-cbc': `${XMLENC}aes256-cbc`,
};

/** Puts an EncryptedAssertion in the place of a Response's Assertion. Source: xmlenc-core1, sections 5.2 and 5.5. */
export function encryptAssertion(
  xml: string,
  certificate: string,
  {
    content = 'aes256-gcm',
    key = 'rsa-oaep-mgf1p',
    before = (text) => text,
    after = (text) => text,
  }: Encryption,
): string {
  return xml.replace(/<saml:Assertion .*<\/saml:Assertion>/s, (assertion) =>
    after(encryptedXml(before(assertion), certificate, content, key)),
  );
}

function encryptedXml(
  assertion: string,
  certificate: string,
  content: keyof typeof URIS,
  key: NonNullable<Encryption['key']>,
): string {
  const [bits, mode] = [Number(content.slice(3, 6)), content.slice(-3)];
  const secret = randomBytes(bits / 8);
  const iv = randomBytes(mode === 'gcm' ? 12 : 16);
  const encrypted =
    mode === 'gcm'
      ? gcm(assertion, `aes-${bits}-gcm`, secret, iv)
      : cbc(assertion, `aes-${bits}-cbc`, secret, iv);
  const padding = key === 'rsa-1_5' ? constants.RSA_PKCS1_PADDING : constants.RSA_PKCS1_OAEP_PADDING;
  const wrapped = publicEncrypt({ key: new X509Certificate(certificate).publicKey, padding }, secret);
  const value = (bytes: Buffer) =>
    `<xenc:CipherData><xenc:CipherValue>${bytes.toString('base64')}</xenc:CipherValue></xenc:CipherData>`;
  return `<saml:EncryptedAssertion><xenc:EncryptedData xmlns:xenc="${XMLENC}" Type="${XMLENC}Element"><xenc:EncryptionMethod Algorithm="${URIS[content]}"/><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><xenc:EncryptedKey><xenc:EncryptionMethod Algorithm="${XMLENC}${key}"/>${value(wrapped)}</xenc:EncryptedKey></ds:KeyInfo>${value(encrypted)}</xenc:EncryptedData></saml:EncryptedAssertion>`;
}

function gcm(text: string, algorithm: string, secret: Buffer, iv: Buffer): Buffer {
  const cipher = createCipheriv(algorithm as 'aes-256-gcm', secret, iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function cbc(text: string, algorithm: string, secret: Buffer, iv: Buffer): Buffer {
  const cipher = createCipheriv(algorithm, secret, iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
}
