import type { ContentNode } from '@brandpost/domain';
import { heading } from '../blocks/heading/definition.ts';
import { readProps } from '../read-props.ts';
import { outlineOf } from './outline.ts';

/** A part of a page: what it is called, and what a link to it points at (`#anchor`). */
export type Section = { readonly title: string; readonly anchor: string };

const SECTION_LEVEL = 2;

/** @returns the sections of a page in their order: its largest headings, as the views show them below an h1 */
export function sectionsOf(nodes: readonly ContentNode[]): Section[] {
  const sections: Section[] = [];
  for (const [node, { level, anchor }] of outlineOf(nodes, SECTION_LEVEL)) {
    if (node.type !== heading.type || level !== SECTION_LEVEL) continue;
    sections.push({ title: readProps(heading, node).text.trim(), anchor });
  }
  return sections;
}
