import { findBlock } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import type { CommentThread } from '@brandpost/rubicore-api';
import { blockLabel } from '../blocks/operations/block-label.ts';
import { readingOrder } from '../blocks/operations/reading-order.ts';
import { suggestionsTexts } from '../suggestions/suggestions-texts.ts';
import { commentsTexts } from './comments-texts.ts';

/** What a thread is about: a block of the text, one that is gone, or all of it. */
export type Subject = { blockId: string | null; name: string };

/** A thread with what it is about. */
export type PlacedThread = { thread: CommentThread; subject: Subject };

/**
 * What a comment on a block, or with null on all of a post, is about.
 * @param part a text of the post, where other words are suggested for one
 * @returns with null for a block that is gone
 */
export function subjectOf(blockId: string | null, content: readonly ContentNode[], part?: string): Subject {
  if (blockId === null) {
    const { fields } = suggestionsTexts;
    return { blockId, name: fields[part as keyof typeof fields] ?? commentsTexts.wholePost };
  }
  const found = findBlock(content, blockId);
  if (found === null) return { blockId: null, name: commentsTexts.blockGone };
  return { blockId, name: blockLabel(found.node) };
}

/** Threads as what they are about is read: first those on all of it, last those whose block is gone. */
export function orderThreads(
  threads: readonly CommentThread[],
  content: readonly ContentNode[],
): PlacedThread[] {
  const places = new Map(readingOrder(content).map((id, index) => [id, index]));
  const placeOf = ({ blockId }: CommentThread) =>
    blockId === null ? -1 : (places.get(blockId) ?? places.size);
  return threads
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.id - other.id)
    .map((thread) => ({ thread, subject: subjectOf(thread.blockId, content, thread.suggestion?.part) }));
}

/** How many threads are open on each block. */
export function countByBlock(threads: readonly CommentThread[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { blockId, resolved } of threads) {
    if (blockId !== null && resolved === null) counts.set(blockId, (counts.get(blockId) ?? 0) + 1);
  }
  return counts;
}
