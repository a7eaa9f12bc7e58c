import { hasEnded, type PostDraft } from '@brandpost/domain';
import { isChanged, type Written } from '../saving/kept-post.ts';

type Out = {
  /** Something is written that readers are not shown. */
  readonly isChanged: boolean;
  /** When a change that waits is made; null without one. */
  readonly changesAt: string | null;
};

/** How a post stands to its readers. */
export type PostState =
  | { readonly kind: 'new' | 'draft' | 'trash' }
  | (Out & { readonly kind: 'scheduled'; readonly at: string })
  | (Out & { readonly kind: 'published' | 'ended' });

/** What pressing the button that publishes does; none where there is nothing to be done. */
export type NextStep =
  | { readonly kind: 'none' | 'restore' | 'publish' | 'publish-changes' }
  | { readonly kind: 'schedule'; readonly at: string };

/**
 * How a post stands: the one answer behind the badge, the words of the panel, and the button.
 * @param written the post as it is kept, and how what is written stands to that
 */
export function postStateOf(written: Written, now: Date): PostState {
  const { post } = written;
  if (post.kind !== 'out') return { kind: post.kind };
  const { publishedDate } = post;
  const out = { isChanged: isChanged(written), changesAt: post.change?.publishAt ?? null };
  if (publishedDate !== null && isToCome(publishedDate, now))
    return { kind: 'scheduled', at: publishedDate, ...out };
  return { kind: hasEnded(post, now) ? 'ended' : 'published', ...out };
}

/** What would become of the post, with the date of publishing as it is written now. */
export function nextStepOf(
  state: PostState,
  { publishedDate }: Pick<PostDraft, 'publishedDate'>,
  now: Date,
): NextStep {
  if (state.kind === 'trash') return { kind: 'restore' };
  if ('isChanged' in state && !state.isChanged) return { kind: 'none' };
  if (publishedDate !== null && isToCome(publishedDate, now)) return { kind: 'schedule', at: publishedDate };
  return { kind: state.kind === 'published' || state.kind === 'ended' ? 'publish-changes' : 'publish' };
}

function isToCome(instant: string, now: Date): boolean {
  return Date.parse(instant) > now.getTime();
}
