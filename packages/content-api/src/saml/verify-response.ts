import { promisify } from 'node:util';
import { XMLSerializer } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';
import { type DecryptOptions, decrypt } from 'xml-encryption';
import { checkAssertion, type Expected } from './check-assertion.ts';
import {
  checkAnswers,
  checkDecryptedAssertion,
  checkDestination,
  checkResponseDocument,
} from './check-document.ts';
import { checkIssuer } from './check-times.ts';
import { scannedText } from './message-text.ts';
import { nodeSaml, type OpenRequest, type SamlOptions } from './node-saml.ts';
import { readAssertion, type VerifiedAssertion } from './read-assertion.ts';
import { SamlRefusal } from './saml-refusal.ts';
import {
  allElements,
  attributeOf,
  childrenOf,
  isElement,
  type Namespace,
  onlyChild,
  parseXml,
} from './xml-elements.ts';

/** A Response that has passed `messageText`, and the sign-in that it is to finish. */
export type ResponseToVerify = {
  xml: string;
  options: SamlOptions & { request: OpenRequest };
  nowMs: number;
};

/**
 * What a Response says of who has signed in. The document's shape is looked at first, then node-saml verifies, and what
 * it has verified is checked and read: never anything beside it. The response or its assertion is signed, or both; every
 * signature that is there has to hold.
 * @throws SamlRefusal
 */
export async function verifyResponse(asked: ResponseToVerify): Promise<VerifiedAssertion> {
  const { xml, options, nowMs } = asked;
  const { idp, sp, request } = options;
  const root = parseXml(xml);
  const encrypted = checkResponseDocument(root, { takesEncrypted: sp.encryption !== null });
  checkDestination(root, sp.acsUrl);
  checkAnswers(root, request.id);
  if (childrenOf(root, 'assertion', 'Issuer').length > 0) checkIssuer(root, idp.entityId);
  const isResponseVerified = isResponseSigned(xml, root, idp.certificates);
  if (options.wantsSignedResponse && !isResponseVerified) throw new SamlRefusal('SIGNATURE', 'no response');
  const unverified =
    encrypted === null
      ? onlyChild(root, 'assertion', 'Assertion')
      : await decrypted(encrypted, root, { sp, isResponseVerified });
  const { entityId: idpEntityId } = idp;
  const expected = {
    idpEntityId,
    spEntityId: sp.entityId,
    acsUrl: sp.acsUrl,
    requestId: request.id,
    authnContext: options.authnContext,
    forcedSinceMs: options.forceAuthn ? Date.parse(request.issuedAt) : null,
    nowMs,
  };
  const hasSignature = unverified !== null && childrenOf(unverified, 'signature', 'Signature').length > 0;
  const signed = { response: isResponseVerified, assertion: hasSignature || !isResponseVerified };
  const verifiedXml = await verifiedAssertionXml(asked, signed, { unverified, expected });
  const assertion = parseXml(verifiedXml);
  checkAssertion(assertion, expected);
  return readAssertion(assertion);
}

async function decrypted(
  encrypted: Element,
  root: Element,
  { sp, isResponseVerified }: Pick<SamlOptions, 'sp'> & { isResponseVerified: boolean },
): Promise<Element> {
  if (sp.encryption === null) throw new SamlRefusal('ENCRYPTED');
  checkEncryption(encrypted, { isResponseVerified });
  const assertion = await openAssertion(encrypted, sp.encryption.privateKey);
  checkDecryptedAssertion(assertion, root);
  return assertion;
}

async function verifiedAssertionXml(
  { xml, options }: ResponseToVerify,
  signed: NonNullable<SamlOptions['signed']>,
  { unverified, expected }: { unverified: Element | null; expected: Expected },
): Promise<string> {
  try {
    const SAMLResponse = Buffer.from(xml, 'utf8').toString('base64');
    const { profile } = await nodeSaml({ ...options, signed }).validatePostResponseAsync({ SAMLResponse });
    const verified = profile?.getAssertionXml?.();
    if (typeof verified === 'string') return verified;
  } catch (cause) {
    throw namedRefusal(cause, unverified, expected);
  }
  throw new SamlRefusal('LIBRARY', 'no assertion');
}

/** node-saml says why in a sentence; where it is none of the signature, our own checks know the reason's name. */
function namedRefusal(cause: unknown, unverified: Element | null, expected: Expected): SamlRefusal {
  const reason = cause instanceof Error ? cause.message : String(cause);
  if (/signature/i.test(reason)) return new SamlRefusal('SIGNATURE', reason);
  try {
    if (unverified !== null) checkAssertion(unverified, expected);
  } catch (refusal) {
    if (refusal instanceof SamlRefusal) return refusal;
  }
  return new SamlRefusal('LIBRARY', reason);
}

const decryptText = promisify(
  (xml: string, options: DecryptOptions, done: (error: Error | null, text?: string) => void) =>
    decrypt(xml, options, (error, text) => done(error, text)),
);

/**
 * What an EncryptedAssertion holds; call it with one that has passed `checkEncryption`. What comes out is a stranger's as
 * much as what came in: it is looked through before it is parsed.
 * @param key PEM
 * @throws SamlRefusal
 */
async function openAssertion(encrypted: Element, key: string): Promise<Element> {
  let text: string | undefined;
  try {
    const xml = new XMLSerializer().serializeToString(encrypted);
    text = await decryptText(xml, { key, disallowDecryptionWithInsecureAlgorithm: true });
  } catch {
    // Which step has failed is nobody's business, in the log either.
    throw new SamlRefusal('DECRYPTION');
  }
  return parseXml(scannedText(Buffer.from(text ?? '', 'utf8')));
}

/**
 * Whether a response is signed as a whole, by one of the certificates (PEM); call it with one that has passed
 * `checkResponseDocument`. It comes before anything is decrypted; node-saml verifies the same once more.
 * @throws SamlRefusal for a signature that does not hold
 */
function isResponseSigned(xml: string, root: Element, certificates: readonly string[]): boolean {
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

const XMLENC = 'http://www.w3.org/2001/04/xmlenc#';
const XMLENC11 = 'http://www.w3.org/2009/xmlenc11#';
const WITH_INTEGRITY = [`${XMLENC11}aes128-gcm`, `${XMLENC11}aes256-gcm`];
/** Anyone who may change what is encrypted and see how it is refused can read it, a byte at a time. */
const WITHOUT_INTEGRITY = [`${XMLENC}aes128-cbc`, `${XMLENC}aes256-cbc`];
const KEY_BY = `${XMLENC}rsa-oaep-mgf1p`;
const SHA1 = 'http://www.w3.org/2000/09/xmldsig#sha1';

/**
 * The one shape that is decrypted: one EncryptedData with its one EncryptedKey inside, so that it can be read in one way
 * only; RSA-OAEP, and AES in GCM. AES in CBC only within a response whose own signature has been verified.
 * @throws SamlRefusal. Source: docs/decisions/0035
 */
function checkEncryption(encrypted: Element, { isResponseVerified }: { isResponseVerified: boolean }): void {
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
