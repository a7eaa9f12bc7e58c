import { formatAtTime, formatDate, formatDateTime, yearInSweden } from '@brandpost/swedish';
import type { TagTone } from '@brandpost/ui';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { NextStep, PostState } from './post-state.ts';

const { statuses, review } = postEditorTexts;

/** A state in a word or two, and how it looks. */
export function badgeOf(state: PostState): readonly [string, TagTone] {
  if ('isChanged' in state && state.isChanged) {
    return [statuses.changed(statuses[state.kind]), state.kind === 'published' ? 'signal' : 'plain'];
  }
  return [statuses[state.kind], state.kind === 'published' ? 'good' : 'plain'];
}

/** How a post stands in a sentence. What is new has that of a draft: its first save moves nothing below the words. */
export function standingOf(state: PostState, now: Date): string {
  switch (state.kind) {
    case 'scheduled':
      return [review.scheduled(momentIn(state.at, now)), state.isChanged && review.changesNotIn]
        .filter(Boolean)
        .join(' ');
    case 'published':
      return state.isChanged ? review.publishedBefore : review.published;
    case 'ended':
      return review.ended;
    case 'new':
    case 'draft':
      return review.draft;
    case 'trash':
      return review.trashed;
  }
}

/** What the button that publishes says; null where there is nothing to be done. */
export function buttonOf(next: NextStep, now: Date): string | null {
  switch (next.kind) {
    case 'publish':
    case 'publish-changes':
      return review.publishNow;
    case 'schedule':
      return review.schedule(momentIn(next.at, now));
    case 'restore':
      return review.restore;
    case 'none':
      return null;
  }
}

/** What follows when it is pressed; null where it says so itself. */
export function outcomeOf(next: NextStep, state: PostState, now: Date): string | null {
  if (next.kind === 'publish') return review.willBePublished;
  if (next.kind === 'publish-changes') return review.changesWillBePublished;
  if (next.kind !== 'schedule') return null;
  const when = momentIn(next.at, now);
  return state.kind === 'published' ? review.willBeTakenIn(when) : review.willBeScheduled(when);
}

/** Day and time; the year only where it is another than this. */
function momentIn(instant: string, now: Date): string {
  const year = yearInSweden(instant);
  if (year === null || year !== yearInSweden(now)) return formatDateTime(instant);
  return `${formatDate(instant).replace(` ${year}`, '')} ${formatAtTime(instant)}`;
}
