import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { MAX_MESSAGE_BYTES, scannedText } from './message-text.ts';
import { SamlRefusal } from './saml-refusal.ts';

/** What the sender has signed: a part of the query letter by letter, since anyone who encodes it anew may write it another way. */
export type SignedQuery = { octets: string; algorithm: string; signature: string };

/** A message by HTTP-Redirect. Its signature is still to be verified. */
export type MessageInAddress = {
  kind: 'SAMLRequest' | 'SAMLResponse';
  xml: string;
  relay: string | null;
  signed: SignedQuery;
};

const DEFLATE = 'urn:oasis:names:tc:SAML:2.0:bindings:URL-Encoding:DEFLATE';
const NAMES = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SAMLEncoding', 'SigAlg', 'Signature'] as const;
type Name = (typeof NAMES)[number];

const inflate = promisify(inflateRaw);

/**
 * Reads a message from a query exactly as it was sent: each name once and in plain letters, one message, a signature, and
 * no more than a posted message may hold once it has been inflated.
 * @throws SamlRefusal. Source: saml-bindings-2.0 section 3.4.4.1
 */
export async function messageInAddress(query: string): Promise<MessageInAddress> {
  const sent = partsOf(query);
  const kind = sent.has('SAMLRequest') ? 'SAMLRequest' : 'SAMLResponse';
  const message = sent.get(kind);
  if (message === undefined || (sent.has('SAMLRequest') && sent.has('SAMLResponse'))) {
    throw new SamlRefusal('UNKNOWN_MESSAGE');
  }
  const encoding = sent.get('SAMLEncoding');
  if (encoding !== undefined && decoded(encoding) !== DEFLATE) throw new SamlRefusal('UNKNOWN_MESSAGE');
  const [algorithm, signature] = [sent.get('SigAlg'), sent.get('Signature')];
  if (algorithm === undefined || signature === undefined) throw new SamlRefusal('SIGNATURE', 'not signed');
  const relay = sent.get('RelayState');
  return {
    kind,
    xml: scannedText(await inflated(decoded(message))),
    relay: relay === undefined ? null : decoded(relay.replaceAll('+', '%20')),
    signed: {
      octets: [
        `${kind}=${message}`,
        ...(relay === undefined ? [] : [`RelayState=${relay}`]),
        `SigAlg=${algorithm}`,
      ].join('&'),
      algorithm: decoded(algorithm),
      signature: decoded(signature),
    },
  };
}

/** Values as they were sent, still encoded. */
function partsOf(query: string): Map<Name, string> {
  const parts = new Map<Name, string>();
  for (const part of query.split('&')) {
    const at = part.indexOf('=');
    const name = NAMES.find((one) => one === part.slice(0, Math.max(at, 0)));
    if (name === undefined) continue;
    if (parts.has(name)) throw new SamlRefusal('UNKNOWN_MESSAGE', `${name} twice`);
    parts.set(name, part.slice(at + 1));
  }
  return parts;
}

function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new SamlRefusal('NOT_WELL_FORMED', 'the query');
  }
}

async function inflated(base64: string): Promise<Buffer> {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new SamlRefusal('NOT_BASE64');
  try {
    return await inflate(Buffer.from(base64, 'base64'), { maxOutputLength: MAX_MESSAGE_BYTES });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw new SamlRefusal(isTooLarge ? 'TOO_LARGE' : 'NOT_WELL_FORMED', 'deflated');
  }
}
