import type { PastedElement } from './parse-pasted.ts';

/** What an element's `style` says, by property. */
export function styleOf(element: PastedElement): ReadonlyMap<string, string> {
  const declarations = new Map<string, string>();
  for (const declaration of (element.attributes.get('style') ?? '').split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    declarations.set(
      declaration.slice(0, colon).trim().toLowerCase(),
      declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    );
  }
  return declarations;
}

/** Not shown where it was copied: hidden, or the sign that Word writes before an item. */
export function isHidden(element: PastedElement): boolean {
  const style = styleOf(element);
  return (
    style.get('display') === 'none' ||
    style.get('mso-hide') === 'all' ||
    style.get('mso-list') === 'ignore' ||
    element.attributes.has('hidden')
  );
}

/** The emphasis that an element gives what it holds, by its tag or its style. */
export function emphasisOf(element: PastedElement): ('strong' | 'em')[] {
  const style = styleOf(element);
  const weight = style.get('font-weight') ?? (element.tag === 'b' || element.tag === 'strong' ? 'bold' : '');
  const slant = style.get('font-style') ?? (element.tag === 'i' || element.tag === 'em' ? 'italic' : '');
  const isBold = /^bold/.test(weight) || Number(weight) >= 600;
  const isItalic = slant === 'italic' || slant === 'oblique';
  return [...(isBold ? (['strong'] as const) : []), ...(isItalic ? (['em'] as const) : [])];
}

/** Level of a heading, 1 to 6, or null: by its tag, its role, or the style that Word gave it. */
export function headingLevel(element: PastedElement): number | null {
  const byTag = /^h([1-6])$/.exec(element.tag)?.[1];
  if (byTag !== undefined) return Number(byTag);
  const { attributes, tag } = element;
  if (attributes.get('role') === 'heading') return levelIn(attributes.get('aria-level') ?? '2');
  if (tag !== 'p' && tag !== 'div') return null;
  const names = attributes.get('class') ?? '';
  if (/\bMsoTitle\b/.test(names)) return 1;
  const byClass = /\b(?:MsoHeading|Heading|Rubrik)(\d)\b/.exec(names)?.[1];
  return levelIn(byClass ?? styleOf(element).get('mso-outline-level') ?? '');
}

function levelIn(text: string): number | null {
  return /^[1-6]$/.test(text) ? Number(text) : null;
}
