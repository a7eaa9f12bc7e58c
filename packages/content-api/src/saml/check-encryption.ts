import { SamlRefusal } from './saml-refusal.ts';
import {
  allElements,
  attributeOf,
  childrenOf,
  isElement,
  type Namespace,
  onlyChild,
} from './xml-elements.ts';

const XMLENC = 'http://www.w3.org/2001/04/xmlenc#';
const XMLENC11 = 'http://www.w3.org/2009/xmlenc11#';
const WITH_INTEGRITY = [`${XMLENC11}aes128-gcm`, `${XMLENC11}aes256-gcm`];
/** Whoever may change what is encrypted and see how it is refused can read it, a byte at a time. */
const WITHOUT_INTEGRITY = [`${XMLENC}aes128-cbc`, `${XMLENC}aes256-cbc`];
const KEY_BY = `${XMLENC}rsa-oaep-mgf1p`;
const SHA1 = 'http://www.w3.org/2000/09/xmldsig#sha1';

/**
 * The one shape that is decrypted: one EncryptedData with its one EncryptedKey inside, so that it can be read in one way
 * only; RSA-OAEP, and AES in GCM. AES in CBC only within a response whose own signature has been verified.
 * @throws SamlRefusal. Source: docs/decisions/0035
 */
export function checkEncryption(
  encrypted: Element,
  { isResponseVerified }: { isResponseVerified: boolean },
): void {
  const data = the(encrypted, 'encryption', ['EncryptedData']);
  the(data, 'encryption', ['EncryptionMethod', 'CipherData'], ['KeyInfo']);
  const info = onlyChild(data, 'signature', 'KeyInfo') ?? refuse('KeyInfo');
  const key = the(info, 'encryption', ['EncryptedKey']);
  the(key, 'encryption', ['EncryptionMethod', 'CipherData'], ['KeyInfo']);
  for (const holder of [data, key]) {
    const cipher = onlyChild(holder, 'encryption', 'CipherData') ?? refuse('CipherData');
    the(cipher, 'encryption', ['CipherValue']);
  }
  const isPlain = ['EncryptedData', 'EncryptedKey', 'CipherReference', 'RetrievalMethod', 'Signature'].every(
    (name) =>
      allElements(encrypted).filter(({ localName }) => localName === name).length <=
      (name.startsWith('Encrypted') ? 1 : 0),
  );
  if (!isPlain) refuse('something else within');
  checkKeyAlgorithm(key);
  const algorithm = algorithmOf(data);
  const accepted = isResponseVerified ? [...WITH_INTEGRITY, ...WITHOUT_INTEGRITY] : WITH_INTEGRITY;
  if (!accepted.includes(algorithm)) refuse(algorithm);
}

function checkKeyAlgorithm(key: Element): void {
  const method = onlyChild(key, 'encryption', 'EncryptionMethod');
  const digests = method === null ? [] : childrenOf(method, 'signature', 'DigestMethod');
  const isSha1 = digests.every((digest) => attributeOf(digest, 'Algorithm') === SHA1);
  if (algorithmOf(key) !== KEY_BY || !isSha1) refuse(algorithmOf(key));
}

function algorithmOf(holder: Element): string {
  const method = onlyChild(holder, 'encryption', 'EncryptionMethod');
  return (method === null ? null : attributeOf(method, 'Algorithm')) ?? 'none';
}

/** Has each of these children once, and none but them and those that may be there. @returns the first of them */
function the(
  parent: Element,
  namespace: Namespace,
  names: readonly [string, ...string[]],
  others: readonly string[] = [],
): Element {
  const children = Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === 1);
  const known = [...names, ...others];
  const [first] = names.map((name) => onlyChild(parent, namespace, name) ?? refuse(name));
  const isKnown = children.every(
    (child) =>
      known.includes(child.localName) &&
      (isElement(child, namespace, child.localName) || isElement(child, 'signature', child.localName)),
  );
  if (!isKnown || children.length > known.length || first === undefined) refuse(parent.localName);
  return first as Element;
}

function refuse(detail: string): never {
  throw new SamlRefusal('ENCRYPTION', detail.slice(0, 100));
}
