import { hasEnded, type PostDraft } from '@brandpost/domain';

/** What decides whether the post itself, as it is kept, is seen. */
export type KeptPost = Pick<PostDraft, 'status' | 'publishedDate' | 'unpublishedDate'>;

/** How a post stands to its readers. `isChanged`: something is written that they are not shown. */
export type PostState =
  | { readonly kind: 'new' | 'draft' | 'trash' }
  | { readonly kind: 'scheduled'; readonly at: string; readonly isChanged: boolean }
  | { readonly kind: 'published' | 'ended'; readonly isChanged: boolean };

/** What pressing the button that publishes does; none where there is nothing to be done. */
export type NextStep =
  | { readonly kind: 'none' | 'restore' | 'publish' | 'publish-changes' }
  | { readonly kind: 'schedule'; readonly at: string };

/**
 * How a post stands: the one answer behind the badge, the words of the panel, and the button.
 * @param kept null for what has never been kept
 */
export function postStateOf(kept: KeptPost | null, isChanged: boolean, now: Date): PostState {
  if (kept === null) return { kind: 'new' };
  const { status, publishedDate } = kept;
  if (status === 'draft' || status === 'trash') return { kind: status };
  if (publishedDate !== null && isToCome(publishedDate, now))
    return { kind: 'scheduled', at: publishedDate, isChanged };
  return { kind: hasEnded(kept, now) ? 'ended' : 'published', isChanged };
}

/** What would become of the post, with the date of publishing as it is written now. */
export function nextStepOf(state: PostState, { publishedDate }: KeptPost, now: Date): NextStep {
  if (state.kind === 'trash') return { kind: 'restore' };
  const isChanged = !('isChanged' in state) || state.isChanged;
  if (!isChanged) return { kind: 'none' };
  if (publishedDate !== null && isToCome(publishedDate, now)) return { kind: 'schedule', at: publishedDate };
  return { kind: state.kind === 'published' || state.kind === 'ended' ? 'publish-changes' : 'publish' };
}

function isToCome(instant: string, now: Date): boolean {
  return Date.parse(instant) > now.getTime();
}
