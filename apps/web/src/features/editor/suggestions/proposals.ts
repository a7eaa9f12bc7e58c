import { findBlock } from '@brandpost/cms-blocks';
import type { PostDraft } from '@brandpost/domain';
import type { CommentThread, Suggestion } from '@brandpost/rubicore-api';
import { findQuote } from './quote.ts';
import { type TextPlace, textAt } from './texts-of-post.ts';

/** A suggestion that waits, as it stands to the text of today. */
export type Proposal = {
  threadId: number;
  place: TextPlace;
  suggestion: Suggestion;
  authorName: string;
  created: string;
  /** The words with a little of what stands around them, as they are and as they would be. */
  before: string;
  after: string;
  /** `changed`: the words cannot be found any more; `gone`: nor can their text. */
  state: 'fits' | 'changed' | 'gone';
};

/** So much of what stands around the words is shown, in UTF-16 units. */
const SHOWN_AROUND = 48;

/** What a thread suggests; null for one that suggests nothing. */
export function proposalOf(
  { id, blockId, suggestion = null, comments: [first] }: CommentThread,
  draft: Pick<PostDraft, 'title' | 'excerpt' | 'content'>,
): Proposal | null {
  if (suggestion === null || first === undefined) return null;
  const { exact, replacement, part } = suggestion;
  const place = { blockId, part };
  const text = textAt(draft, place);
  const start = text === null ? null : findQuote(text, suggestion);
  const known = { threadId: id, place, suggestion, authorName: first.authorName, created: first.created };
  if (text === null || start === null) {
    const isGone = blockId !== null && findBlock(draft.content, blockId) === null;
    return { ...known, before: exact, after: replacement, state: isGone ? 'gone' : 'changed' };
  }
  const ahead = endOf(text.slice(0, start));
  const behind = startOf(text.slice(start + exact.length));
  return { ...known, before: ahead + exact + behind, after: ahead + replacement + behind, state: 'fits' };
}

/** The last words of what stands before. */
function endOf(text: string): string {
  if (text.length <= SHOWN_AROUND) return text;
  const cut = text.slice(-SHOWN_AROUND);
  return `… ${cut.slice(cut.search(/\s/) + 1)}`;
}

/** The first words of what stands after. */
function startOf(text: string): string {
  if (text.length <= SHOWN_AROUND) return text;
  const cut = text.slice(0, SHOWN_AROUND);
  return `${cut.replace(/\S*$/, '')}…`;
}
