import { createVerify } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import type { ServiceProvider } from './service-provider.ts';
import { elementsNamed, rootOf, textOf } from './xml-reading.ts';

/** A message of a service that has been found to be signed by it. */
export type Message = {
  kind: string;
  id: string;
  issuer: string;
  destination: string;
  inResponseTo: string | null;
  nameId: string | null;
  sessionIndex: string | null;
  /** Asks for a password although somebody is signed in already. */
  forceAuthn: boolean;
  relayState: string;
};

const MAX_MESSAGE_BYTES = 100_000;
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

/**
 * Reads a message that came in an address (HTTP-Redirect): deflated, signed over the query as it was sent.
 * @throws Error when it is not signed by the service with SHA-256
 */
export function readRedirect(query: string, { certificate }: ServiceProvider): Message {
  const parts = new Map(query.split('&').map((part) => [part.split('=', 1)[0] ?? '', part]));
  const value = (name: string) => new URLSearchParams(parts.get(name) ?? '').get(name) ?? '';
  const field = parts.has('SAMLRequest') ? 'SAMLRequest' : 'SAMLResponse';
  if (value('SigAlg') !== RSA_SHA256) throw new Error(`The message is signed with ${value('SigAlg')}.`);
  const signed = [field, 'RelayState', 'SigAlg'].flatMap((name) => parts.get(name) ?? []).join('&');
  const isSigned = createVerify('RSA-SHA256')
    .update(signed)
    .verify(certificate, Buffer.from(value('Signature'), 'base64'));
  if (!isSigned) throw new Error('The message is not signed by the service.');
  const xml = inflateRawSync(Buffer.from(value(field), 'base64'), { maxOutputLength: MAX_MESSAGE_BYTES });
  return messageFrom(rootOf(xml.toString('utf8')), value('RelayState'));
}

/**
 * Reads a message that came as a form (HTTP-POST), with its signature inside.
 * @throws Error when it is not signed by the service with SHA-256
 */
export function readPost(form: Readonly<Record<string, string>>, { certificate }: ServiceProvider): Message {
  const encoded = form.SAMLRequest ?? form.SAMLResponse ?? '';
  const xml = Buffer.from(encoded, 'base64').toString('utf8');
  const root = rootOf(xml);
  const signature = elementsNamed(root, 'Signature')[0];
  if (signature === undefined) throw new Error('The message is not signed.');
  const signed = new SignedXml({ publicCert: certificate });
  signed.loadSignature(signature as Node);
  const isRsaSha256 = signed.signatureAlgorithm === RSA_SHA256;
  if (!isRsaSha256 || !signed.checkSignature(xml))
    throw new Error('The message is not signed by the service.');
  const [verified] = signed.getSignedReferences();
  return messageFrom(rootOf(verified ?? ''), form.RelayState ?? '');
}

function messageFrom(root: Element, relayState: string): Message {
  return {
    kind: root.localName,
    id: root.getAttribute('ID') ?? '',
    issuer: textOf(root, 'Issuer') ?? '',
    destination: root.getAttribute('Destination') ?? '',
    inResponseTo: root.getAttribute('InResponseTo') || null,
    nameId: textOf(root, 'NameID'),
    sessionIndex: textOf(root, 'SessionIndex'),
    forceAuthn: root.getAttribute('ForceAuthn') === 'true',
    relayState,
  };
}
