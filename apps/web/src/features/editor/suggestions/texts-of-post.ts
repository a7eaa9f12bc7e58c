import { findBlock, textsOfNode, updateBlock } from '@brandpost/cms-blocks';
import type { ContentNode, PostDraft } from '@brandpost/domain';
import type { Suggestion } from '@brandpost/rubicore-api';
import { textProp } from '../blocks/parts/text-prop.ts';
import { replaceInRichText, richTextLines } from '../blocks/rich-text/plain-lines.ts';
import { proposedSlug } from '../draft/proposed-slug.ts';
import { findQuote } from './quote.ts';

/** A text of a post: its title, its lead, or one of a block. */
export type TextPlace = { blockId: string | null; part: string };

/** The texts of a block that other words may be suggested for, in the order of its definition. */
export function partsOf(node: ContentNode): string[] {
  return textsOfNode(node).flatMap(({ prop, kind, value }) =>
    (kind === 'text' || kind === 'rich-text') && value.trim() !== '' ? [prop] : [],
  );
}

/** The words at a place, without marks and its lines apart; null where there is no such text any more. */
export function textAt(
  draft: Pick<PostDraft, 'title' | 'excerpt' | 'content'>,
  { blockId, part }: TextPlace,
): string | null {
  if (blockId === null)
    return part === 'title' ? draft.title : part === 'excerpt' ? (draft.excerpt ?? '') : null;
  const node = findBlock(draft.content, blockId)?.node;
  const kind = node === undefined ? undefined : kindOf(node, part);
  if (node === undefined || kind === undefined) return null;
  const value = textProp(node, part);
  return kind === 'rich-text' ? richTextLines(value) : value;
}

/**
 * What a post becomes by a suggestion.
 * @returns null where the words that it is about cannot be found any more, or where what comes of it has no room
 */
export function withSuggestion(
  draft: PostDraft,
  place: TextPlace,
  suggestion: Suggestion,
): Partial<PostDraft> | null {
  const text = textAt(draft, place);
  const start = text === null ? null : findQuote(text, suggestion);
  if (text === null || start === null) return null;
  const end = start + suggestion.exact.length;
  const { replacement } = suggestion;
  const plain = `${text.slice(0, start)}${replacement}${text.slice(end)}`;
  if (place.blockId === null) {
    if (place.part === 'excerpt') return { excerpt: plain };
    const title = plain.replace(/\s*\n\s*/g, ' ');
    const slug = draft.status === 'draft' ? proposedSlug(title, draft) : null;
    return slug === null ? { title } : { title, slug };
  }
  const node = findBlock(draft.content, place.blockId)?.node;
  if (node === undefined) return null;
  const isRich = kindOf(node, place.part) === 'rich-text';
  const value = isRich ? replaceInRichText(textProp(node, place.part), { start, end }, replacement) : plain;
  const changed = updateBlock(draft.content, place.blockId, { [place.part]: value });
  return changed.ok ? { content: changed.value } : null;
}

function kindOf(node: ContentNode, part: string) {
  const kind = textsOfNode(node).find(({ prop }) => prop === part)?.kind;
  return kind === 'text' || kind === 'rich-text' ? kind : undefined;
}
