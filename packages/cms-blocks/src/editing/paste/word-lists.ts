import type { PastedElement, PastedNode } from './parse-pasted.ts';
import { headingLevel, styleOf } from './pasted-style.ts';
import { plainTextOf } from './plain-text-of.ts';

/** An item of a list as Word writes it: a paragraph with a sign before it, and its level in the style. */
export type WordItem = { readonly level: number; readonly tag: 'ul' | 'ol' };

const NUMBERED = /^[\s\u00a0]*\(?(?:\d{1,4}|[a-zA-ZåäöÅÄÖ]|[ivxlc]{1,6}|[IVXLC]{1,6})[.)]/;
const MAX_LEVEL = 9;

/** @returns null for what is no item of such a list */
export function wordItemOf(node: PastedNode | undefined): WordItem | null {
  if (typeof node !== 'object' || !/^(?:p|div)$/.test(node.tag)) return null;
  // A heading with a number is a heading.
  if (headingLevel(node) !== null) return null;
  const list = styleOf(node).get('mso-list');
  if (list === undefined || list === 'none' || list === 'ignore') return null;
  const level = Number(/\blevel(\d)\b/.exec(list)?.[1] ?? 1);
  return {
    level: Math.min(MAX_LEVEL, Math.max(1, level)),
    tag: NUMBERED.test(signOf(node)) ? 'ol' : 'ul',
  };
}

function signOf(element: PastedElement): string {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    if (styleOf(child).get('mso-list') === 'ignore') return plainTextOf([child], () => false);
    const inner = signOf(child);
    if (inner !== '') return inner;
  }
  return '';
}
