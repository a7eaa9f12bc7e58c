import { DOMParser } from '@xmldom/xmldom';
import { SamlRefusal } from './saml-refusal.ts';

export const NAMESPACES = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  encryption: 'http://www.w3.org/2001/04/xmlenc#',
} as const;

export type Namespace = keyof typeof NAMESPACES;

/** The root of an XML text. @throws SamlRefusal at anything that the parser so much as warns of */
export function parseXml(xml: string): Element {
  const refuse = (problem: string): never => {
    throw new SamlRefusal('NOT_WELL_FORMED', problem.slice(0, 200));
  };
  const parser = new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } });
  const root = parser.parseFromString(xml, 'text/xml')?.documentElement;
  return root ?? refuse('no element');
}

export function isElement(element: Element, namespace: Namespace, name: string): boolean {
  return element.localName === name && element.namespaceURI === NAMESPACES[namespace];
}

/** Every element, the root first, in the order of the text. */
export function allElements(root: Element): Element[] {
  return [root, ...Array.from(root.getElementsByTagName('*'))];
}

/** Children of this name. */
export function childrenOf(parent: Element, namespace: Namespace, name: string): Element[] {
  return Array.from(parent.childNodes).filter(
    (node): node is Element => node.nodeType === 1 && isElement(node as Element, namespace, name),
  );
}

/** The one child of this name; null when there is none or more than one. */
export function onlyChild(parent: Element, namespace: Namespace, name: string): Element | null {
  const [child, another] = childrenOf(parent, namespace, name);
  return child === undefined || another !== undefined ? null : child;
}

/** An attribute's value; null when there is no such attribute, or nothing in it. */
export function attributeOf(element: Element, attribute: string): string | null {
  return element.getAttribute(attribute) || null;
}

/** The text of an element that holds nothing but text; else null. */
export function plainText(element: Element): string | null {
  const isPlain = Array.from(element.childNodes).every((node) => node.nodeType === 3);
  return isPlain ? element.textContent : null;
}
