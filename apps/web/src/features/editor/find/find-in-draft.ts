import { textsOfNode, updateBlock, walkTree, withoutSharedContent } from '@brandpost/cms-blocks';
import { type RichNode, readRichText, writeRichText } from '@brandpost/cms-blocks/editing';
import { EXCERPT_MAX_LENGTH, type PostDraft, TITLE_MAX_LENGTH } from '@brandpost/domain';
import { textLength } from '@brandpost/validation';
import { findTexts } from './find-texts.ts';

/** What is looked for. */
export type FindQuery = { text: string; isCaseSensitive: boolean };

/** A part of a post that has words: a prop of a block, or the title or lead, which have no block. */
type Place = { blockId: string | null; field: string };

/** One find: where, which one there from the beginning, and the words around it. */
export type Match = Place & { at: number; before: string; found: string; after: string };

type Words = Pick<PostDraft, 'title' | 'excerpt' | 'content'>;
type TextKind = 'text' | 'rich-text' | 'cells';
type PlacedText = Place & { kind: TextKind; value: string };
type Rewrite = (text: string) => string;

const LETTERS_AROUND = 30;
const SIGNS_OF_PATTERNS = /[.*+?^${}()|[\]\\/]/g;
const MAX_LENGTHS: ReadonlyMap<string, number> = new Map([
  ['title', TITLE_MAX_LENGTH],
  ['excerpt', EXCERPT_MAX_LENGTH],
]);

/**
 * Where a text stands in the words that readers meet, in reading order: title, lead, and the texts of all blocks, never
 * in an address or in markup. Of rich text, a find lies within one piece of the same look: not half in bold letters.
 */
export function findMatches(words: Words, query: FindQuery): Match[] {
  const pattern = patternOf(query);
  if (pattern === null) return [];
  const matches: Match[] = [];
  for (const { value, kind, ...place } of placedTexts(words)) {
    let at = 0;
    for (const text of piecesOf(kind, value)) {
      for (const { index, 0: found } of text.matchAll(pattern)) {
        const end = index + found.length;
        const before = text.slice(Math.max(0, index - LETTERS_AROUND), index);
        matches.push({ ...place, at, before, found, after: text.slice(end, end + LETTERS_AROUND) });
        at += 1;
      }
    }
  }
  return matches;
}

/** What of a post is changed, and how many times; or why nothing is, in Swedish. */
export type Replaced = { change: Partial<Words>; count: number } | { refusal: string };

/**
 * Puts other words, which are text and never markup, in the place of what is found.
 * @param only the one to replace; null for all. All or nothing: where one of them may not be, none is replaced.
 */
export function replaceMatches(
  words: Words,
  query: FindQuery,
  { replacement, only }: { replacement: string; only: Match | null },
): Replaced {
  const pattern = patternOf(query);
  if (pattern === null) return { change: {}, count: 0 };
  let change: Partial<Words> = {};
  let count = 0;
  for (const { value, kind, ...place } of placedTexts(words)) {
    if (only !== null && !isSamePlace(only, place)) continue;
    // A bar would begin another cell.
    const instead = kind === 'cells' ? replacement.replaceAll('|', '/') : replacement;
    const before = count;
    let at = 0;
    const next = rewritten(kind, value, (text) =>
      text.replace(pattern, (found) => {
        at += 1;
        if (only !== null && only.at !== at - 1) return found;
        count += 1;
        return instead;
      }),
    );
    if (count === before) continue;
    const changed = withText({ ...words, ...change }, place, next);
    if ('refusal' in changed) return changed;
    change = { ...change, ...changed };
  }
  return { change, count };
}

/** A pattern for the text as it is written; null for none. Letters are compared as they look, not as they are stored. */
function patternOf({ text, isCaseSensitive }: FindQuery): RegExp | null {
  if (text === '') return null;
  return new RegExp(text.normalize().replace(SIGNS_OF_PATTERNS, '\\$&'), isCaseSensitive ? 'gu' : 'giu');
}

function placedTexts({ title, excerpt, content }: Words): PlacedText[] {
  return [
    { blockId: null, field: 'title', kind: 'text', value: title },
    { blockId: null, field: 'excerpt', kind: 'text', value: excerpt ?? '' },
    // What is shared is edited elsewhere.
    ...Array.from(walkTree(withoutSharedContent([...content])), ({ node }) => node).flatMap((node) =>
      textsOfNode(node).flatMap(({ prop, kind, value }) =>
        kind === 'text' || kind === 'rich-text' || kind === 'cells'
          ? [{ blockId: node.id, field: prop, kind, value }]
          : [],
      ),
    ),
  ];
}

function withText(
  words: Words,
  { blockId, field }: Place,
  text: string,
): Partial<Words> | { refusal: string } {
  if (blockId === null) {
    const most = MAX_LENGTHS.get(field) ?? 0;
    return textLength(text) > most ? { refusal: findTexts.tooLong(field, most) } : { [field]: text };
  }
  const updated = updateBlock(words.content, blockId, { [field]: text });
  return updated.ok ? { content: updated.value } : { refusal: findTexts.refused(updated.error.message) };
}

/** The texts that words are looked for in, each by itself, in the order in which `rewritten` comes to them. */
function piecesOf(kind: TextKind, value: string): string[] {
  return kind === 'rich-text' ? textNodesOf(readRichText(value.normalize())) : [value.normalize()];
}

function textNodesOf(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? node : textNodesOf(node.children)));
}

function rewritten(kind: TextKind, value: string, rewrite: Rewrite): string {
  if (kind !== 'rich-text') return rewrite(value.normalize());
  return writeRichText(rewrittenNodes(readRichText(value.normalize()), rewrite));
}

function rewrittenNodes(nodes: readonly RichNode[], rewrite: Rewrite): RichNode[] {
  return nodes.map((node) =>
    typeof node === 'string' ? rewrite(node) : { ...node, children: rewrittenNodes(node.children, rewrite) },
  );
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.blockId === other.blockId && one.field === other.field;
}
