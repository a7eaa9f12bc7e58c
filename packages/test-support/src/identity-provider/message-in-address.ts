import { createSign } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { SignatureHash } from './sign-xml.ts';
import type { SigningKeys } from './signing-keys.ts';

/** How a message is put into an address. Only tests give anything. */
export type Addressing = {
  relayState?: string;
  /** What is signed with; null signs nothing. */
  hash?: SignatureHash | null;
  keys?: SigningKeys;
  /** As AD FS writes them: `%2b` for `%2B`. */
  lowerCaseEscapes?: boolean;
};

const ALGORITHMS: Readonly<Record<SignatureHash, string>> = {
  sha1: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  sha256: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  sha512: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
};

/** The query that carries a message (Base64, unsigned) by HTTP-Redirect. Source: saml-bindings-2.0 section 3.4.4.1. */
export function messageQuery(
  kind: 'SAMLRequest' | 'SAMLResponse',
  message: string,
  own: SigningKeys,
  { relayState, hash = 'sha256', keys = own, lowerCaseEscapes = false }: Addressing = {},
): string {
  const escaped = (value: string) => {
    const text = encodeURIComponent(value);
    return lowerCaseEscapes ? text.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()) : text;
  };
  const deflated = deflateRawSync(Buffer.from(message, 'base64')).toString('base64');
  const unsigned = [
    `${kind}=${escaped(deflated)}`,
    ...(relayState === undefined ? [] : [`RelayState=${escaped(relayState)}`]),
  ];
  if (hash === null) return unsigned.join('&');
  const signed = [...unsigned, `SigAlg=${escaped(ALGORITHMS[hash])}`].join('&');
  const signature = createSign(hash).update(signed).sign(keys.privateKey, 'base64');
  return `${signed}&Signature=${escaped(signature)}`;
}
