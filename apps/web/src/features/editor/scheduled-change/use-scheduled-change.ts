import type { PostDraft } from '@brandpost/domain';
import { ApiError, type ScheduledChange } from '@brandpost/rubicore-api';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../../../server-state/query-keys.ts';
import type { DocumentView } from '../document/post-document.ts';
import type { EditorSession } from '../opening/use-opened.ts';
import { usePostReview } from '../reviewing/use-post-review.ts';
import { waitingChange } from '../saving/kept-post.ts';
import type { Override } from '../saving/post-store.ts';
import { schedulingTexts } from '../scheduling-editor-texts.ts';
import { changedBody, draftWithBody } from './changed-body.ts';

/** A change of a published post that waits for its time, and what is said of it. */
export type Scheduling = {
  readonly waiting: ScheduledChange | null;
  readonly isBusy: boolean;
  readonly notice: string;
  readonly problem: string;
  /** @param publishAt ISO 8601 */
  schedule(publishAt: string, override: Override | null): void;
  /** Gives it up; what it says stands in the editor again. */
  cancel(): void;
};

/** What waits of a post that is out. An upstream that does not know the call has nothing waiting. */
export function useScheduledChange(
  { document, store, client }: EditorSession,
  { draft: { id: postId }, post }: Pick<DocumentView, 'draft' | 'post'>,
): Scheduling {
  const waiting = waitingChange(post);
  const isReviewed = Boolean(usePostReview(postId));
  const isAsked = post.kind === 'out' && !post.isChangeKnown;
  useEffect(() => {
    if (postId === null || !isAsked) return;
    const asking = new AbortController();
    client
      .call('getScheduledChange', { params: { id: postId }, signal: asking.signal })
      .then(document.changeWaits, () => undefined);
    return () => asking.abort();
  }, [postId, isAsked, document, client]);

  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (work: () => Promise<string>) => work(),
    meta: { invalidates: [queryKeys.posts, queryKeys.reviews], isFailureShown: true },
  });

  const schedule = async (publishAt: string, override: Override | null) => {
    if (postId === null || !(await document.flush())) throw new TypeError('Nothing is kept to schedule');
    const { draft, post: kept } = document.saved();
    const published = await store.readPost(postId);
    const body = changedBody(published.draft, draft);
    if (Object.keys(body).length === 0) return schedulingTexts.nothing;
    const json = { publishAt, post: override === null ? body : { ...body, override } };
    const { workingCopy } = kept.kind === 'out' ? kept : { workingCopy: null };
    // What waits is written; what is written from now on is something else.
    const query = workingCopy === null ? {} : { workingCopy };
    document.changeWaits(await client.call('scheduleChange', { params: { id: postId }, query, json }));
    document.savedElsewhere(published, draft);
    return isReviewed ? schedulingTexts.scheduledInReview : schedulingTexts.scheduled;
  };
  const cancel = async () => {
    if (postId === null || waiting === null) return '';
    // Before it is given up: what cannot be put back must not go.
    const published = await store.readPost(postId);
    await client.call('cancelScheduledChange', { params: { id: postId } });
    document.changeWaits(null);
    // What has been written since stays: it is not what waited any more.
    const { draft } = document.view();
    const since = changedBody(published.draft, draft);
    const back = Object.entries(waiting.post).filter(([field]) => !(field in since));
    document.change(await withPicture(draftWithBody(draft, Object.fromEntries(back))));
    const isWhole = back.length === Object.keys(waiting.post).length;
    return isWhole ? schedulingTexts.cancelled : schedulingTexts.cancelledInPart;
  };

  return {
    waiting,
    isBusy: isPending,
    notice: data ?? '',
    problem: error === null ? '' : problemOf(error),
    schedule: (publishAt, override) => mutate(() => schedule(publishAt, override)),
    cancel: () => mutate(cancel),
  };

  /** A change names its picture by id alone. */
  async function withPicture(draft: PostDraft): Promise<PostDraft> {
    const { mediaId } = draft;
    if (draft.media !== null || mediaId === null) return draft;
    const record = await client.call('getMedia', { params: { id: mediaId } }).catch(() => null);
    return record === null ? draft : { ...draft, media: { id: mediaId, filename: record.filename } };
  }
}

function problemOf(error: Error): string {
  const reason = error instanceof ApiError ? (error.errors[0]?.message ?? error.message) : '';
  return reason || schedulingTexts.notDone;
}
