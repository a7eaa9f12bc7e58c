import { SamlRefusal } from './saml-refusal.ts';
import { allElements, attributeOf, childrenOf, isElement, NAMESPACES, onlyChild } from './xml-elements.ts';

/*
 * Checks of a document's shape that only ever refuse: whatever passes is still to be verified. They leave no room for
 * a second assertion, for a signature in an odd place or for weak algorithms. Source: SECURITY section 2.3, step 5.
 */

/**
 * A Response that reports success, with one Assertion.
 * @returns the EncryptedAssertion in the Assertion's place, where those are taken; else null
 * @throws SamlRefusal
 */
export function checkResponseDocument(
  root: Element,
  { takesEncrypted }: { takesEncrypted: boolean },
): Element | null {
  if (!isElement(root, 'protocol', 'Response')) throw new SamlRefusal('UNKNOWN_MESSAGE');
  // First, because a failure comes without an assertion.
  checkStatus(root);
  const encrypted = takesEncrypted ? childrenOf(root, 'assertion', 'EncryptedAssertion') : [];
  const [one = null, another] = encrypted;
  if (another !== undefined) throw new SamlRefusal('ASSERTION_COUNT', String(encrypted.length));
  if (one === null) checkNothingEncrypted(root);
  else checkNothingEncrypted(root, one);
  checkOneAssertion(root, encrypted.length);
  checkSignatures(root);
  checkIds([root]);
  checkAttributeNames(root);
  return one;
}

/** What has been decrypted, within the Response that it came in. @throws SamlRefusal */
export function checkDecryptedAssertion(assertion: Element, response: Element): void {
  if (!isElement(assertion, 'assertion', 'Assertion')) throw new SamlRefusal('ASSERTION_COUNT', 'decrypted');
  checkNothingEncrypted(assertion);
  const inside = allElements(assertion).filter(({ localName }) => localName === 'Assertion');
  if (inside.length > 1) throw new SamlRefusal('ASSERTION_COUNT', 'decrypted');
  checkSignatures(assertion);
  checkIds([response, assertion]);
  checkAttributeNames(assertion);
}

/** A message about signing out, with its signature within it or around it, never both. @throws SamlRefusal */
export function checkLogoutDocument(
  root: Element,
  name: 'LogoutRequest' | 'LogoutResponse',
  { isSignedWithin }: { isSignedWithin: boolean },
): void {
  if (!isElement(root, 'protocol', name)) throw new SamlRefusal('UNKNOWN_MESSAGE');
  checkNothingEncrypted(root);
  checkSignatures(root);
  checkIds([root]);
  const hasSignature = onlyChild(root, 'signature', 'Signature') !== null;
  if (hasSignature !== isSignedWithin) throw new SamlRefusal('SIGNATURE', 'none, or two');
}

/** The Status of a Response. @throws SamlRefusal */
export function checkStatus(root: Element): void {
  const status = onlyChild(root, 'protocol', 'Status');
  const code = status === null ? null : onlyChild(status, 'protocol', 'StatusCode');
  const value = code === null ? null : attributeOf(code, 'Value');
  if (value !== 'urn:oasis:names:tc:SAML:2.0:status:Success')
    throw new SamlRefusal('STATUS', value ?? 'none');
}

/** Where the message was sent. @throws SamlRefusal */
export function checkDestination(root: Element, address: string): void {
  if (attributeOf(root, 'Destination') !== address) throw new SamlRefusal('DESTINATION');
}

/** Which request the message answers. @throws SamlRefusal */
export function checkAnswers(root: Element, requestId: string): void {
  if (attributeOf(root, 'InResponseTo') !== requestId) throw new SamlRefusal('IN_RESPONSE_TO');
}

/** Nothing but an assertion is taken encrypted: no name, no attribute. */
function checkNothingEncrypted(root: Element, taken: Element | null = null): void {
  const within = new Set(taken === null ? [] : allElements(taken));
  const isEncrypted = allElements(root).some(
    (element) => element.localName.startsWith('Encrypted') && !within.has(element),
  );
  if (isEncrypted) throw new SamlRefusal('ENCRYPTED');
}

function checkOneAssertion(root: Element, encrypted: number): void {
  const everywhere = allElements(root).filter(({ localName }) => localName === 'Assertion');
  const inPlace = childrenOf(root, 'assertion', 'Assertion').length + encrypted;
  if (everywhere.length + encrypted !== 1 || inPlace !== 1) {
    throw new SamlRefusal('ASSERTION_COUNT', String(everywhere.length + encrypted));
  }
}

/** Only the message and its Assertion are signed, each at most once, each by a signature of its own about itself. */
function checkSignatures(root: Element): void {
  const signed = [root, ...childrenOf(root, 'assertion', 'Assertion')];
  const expected = new Set(signed.flatMap((element) => onlyChild(element, 'signature', 'Signature') ?? []));
  for (const element of allElements(root)) {
    if (element.localName !== 'Signature') continue;
    if (!expected.has(element)) throw new SamlRefusal('SIGNATURE_PLACE');
    checkSignatureShape(element);
  }
}

const CHILDREN_OF_SIGNATURE = ['SignedInfo', 'SignatureValue', 'KeyInfo'];

function checkSignatureShape(signature: Element): void {
  const children = Array.from(signature.childNodes).filter((node) => node.nodeType === 1) as Element[];
  const names = children.map(({ localName }) => localName);
  const isKnown = names.every((name) => CHILDREN_OF_SIGNATURE.includes(name));
  if (!isKnown || new Set(names).size < names.length) throw new SamlRefusal('SIGNATURE_SHAPE');
  const info = onlyChild(signature, 'signature', 'SignedInfo');
  const reference = info === null ? null : onlyChild(info, 'signature', 'Reference');
  if (info === null || reference === null) throw new SamlRefusal('SIGNATURE_SHAPE');
  const id = attributeOf(signature.parentNode as Element, 'ID');
  if (id === null || attributeOf(reference, 'URI') !== `#${id}`) throw new SamlRefusal('SIGNATURE_SHAPE');
  checkAlgorithms(info, reference);
}

const SHA2 =
  /^http:\/\/www\.w3\.org\/2001\/04\/(?:xmldsig-more#rsa-sha(?:256|384|512)|xmlenc#sha(?:256|512)|xmldsig-more#sha384)$/;
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = `${NAMESPACES.signature}enveloped-signature`;

/** SHA-256 and stronger; the enveloped transform and exclusive canonicalisation, and no others. */
function checkAlgorithms(info: Element, reference: Element): void {
  const algorithmOf = (parent: Element, name: string) => {
    const child = onlyChild(parent, 'signature', name);
    return (child === null ? null : attributeOf(child, 'Algorithm')) ?? '';
  };
  const transforms = onlyChild(reference, 'signature', 'Transforms');
  const used = transforms === null ? [] : childrenOf(transforms, 'signature', 'Transform');
  const named = used.map((transform) => attributeOf(transform, 'Algorithm'));
  const isAllowed =
    SHA2.test(algorithmOf(info, 'SignatureMethod')) &&
    SHA2.test(algorithmOf(reference, 'DigestMethod')) &&
    algorithmOf(info, 'CanonicalizationMethod') === EXCLUSIVE &&
    named.length === 2 &&
    named[0] === ENVELOPED &&
    named[1] === EXCLUSIVE;
  if (!isAllowed) throw new SamlRefusal('ALGORITHM');
}

/** However it is written: one parser's ID must not be another's. */
function checkIds(roots: readonly Element[]): void {
  const ids = roots
    .flatMap(allElements)
    .flatMap((element) => ['ID', 'Id', 'id', 'xml:id'].flatMap((name) => attributeOf(element, name) ?? []));
  if (new Set(ids).size < ids.length) throw new SamlRefusal('REPEATED_ID');
}

/** Names that mean something to JavaScript's objects. */
function checkAttributeNames(root: Element): void {
  const odd = new Set(['__proto__', 'constructor', 'prototype']);
  const isOdd = allElements(root).some(
    (element) => element.localName === 'Attribute' && odd.has(attributeOf(element, 'Name') ?? ''),
  );
  if (isOdd) throw new SamlRefusal('ATTRIBUTE_NAME');
}
