/** A piece of XML, whose texts are escaped. */
export type Xml = { readonly xml: string };

/** An element. A text is escaped here and nowhere else; null is left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...content: (Xml | string | null)[]
): Xml {
  const start = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside = content.map((part) => {
    if (part === null) return '';
    return typeof part === 'string' ? escaped(part) : part.xml;
  });
  return { xml: `<${name}${start.join('')}>${inside.join('')}</${name}>` };
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}

const ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
/** What no XML document may hold, however it is written. Source: XML 1.0 section 2.2. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (character) => ESCAPES.get(character) ?? '');
}
