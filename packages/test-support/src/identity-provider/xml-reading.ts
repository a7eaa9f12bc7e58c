import { DOMParser } from '@xmldom/xmldom';

/** The root of an XML text. @throws Error when it is none */
export function rootOf(xml: string): Element {
  const refuse = (problem: string) => {
    throw new Error(problem);
  };
  const document = new DOMParser({ errorHandler: { error: refuse, fatalError: refuse } }).parseFromString(
    xml,
    'text/xml',
  );
  if (!document?.documentElement) throw new Error('This is no XML.');
  return document.documentElement;
}

/** Every element below that has this name, whatever its prefix. */
export function elementsNamed(root: Element, localName: string): Element[] {
  return Array.from(root.getElementsByTagNameNS('*', localName));
}

/** Text of the first element of this name; null when there is none. */
export function textOf(root: Element, localName: string): string | null {
  return elementsNamed(root, localName)[0]?.textContent ?? null;
}
