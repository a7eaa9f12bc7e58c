import { type Section, sectionsOf, textsOfNode, walkTree } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';

const MIN_SECTIONS = 4;
/** About two screens of a phone: less is scrolled through sooner than it is chosen from. */
const MIN_LETTERS = 1500;

/** The sections of a text that is long enough to choose from; none of a shorter one. */
export function contentsOf(content: readonly ContentNode[]): Section[] {
  const sections = sectionsOf(content);
  return sections.length >= MIN_SECTIONS && lettersOf(content) >= MIN_LETTERS ? sections : [];
}

function lettersOf(content: readonly ContentNode[]): number {
  let letters = 0;
  for (const { node } of walkTree(content)) {
    for (const { value } of textsOfNode(node)) letters += value.length;
  }
  return letters;
}
