import type { PostDraft } from '@brandpost/domain';
import { ApiError, type ScheduledChange } from '@brandpost/rubicore-api';
import { useCallback, useEffect, useState } from 'react';
import type { DocumentView } from '../document/post-document.ts';
import type { EditorSession } from '../opening/use-opened.ts';
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
  schedule(publishAt: string, override: Override | null): Promise<void>;
  /** Gives it up; what it says stands in the editor again. */
  cancel(): Promise<void>;
};

const NO_NOTICE = { notice: '', problem: '' };

/** What waits of a post that is out. An upstream that does not know the call has nothing waiting. */
export function useScheduledChange(
  { document, store, client }: EditorSession,
  { draft: { id: postId }, post }: Pick<DocumentView, 'draft' | 'post'>,
): Scheduling {
  const waiting = waitingChange(post);
  const isAsked = post.kind === 'out' && !post.isChangeKnown;
  const [isBusy, setIsBusy] = useState(false);
  const [said, setNotices] = useState(NO_NOTICE);
  useEffect(() => {
    if (postId === null || !isAsked) return;
    const asking = new AbortController();
    client
      .call('getScheduledChange', { params: { id: postId }, signal: asking.signal })
      .then(document.changeWaits, () => undefined);
    return () => asking.abort();
  }, [postId, isAsked, document, client]);

  const run = useCallback(async (work: () => Promise<string>) => {
    setIsBusy(true);
    setNotices(NO_NOTICE);
    try {
      setNotices({ ...NO_NOTICE, notice: await work() });
    } catch (error) {
      const reason = error instanceof ApiError ? (error.errors[0]?.message ?? error.message) : '';
      setNotices({ ...NO_NOTICE, problem: reason || schedulingTexts.notDone });
    } finally {
      setIsBusy(false);
    }
  }, []);

  return {
    waiting,
    isBusy,
    ...said,
    schedule: (publishAt, override) =>
      run(async () => {
        if (postId === null || !(await document.flush())) throw new TypeError('Nothing is kept to schedule');
        const { draft, post: kept } = document.saved();
        const published = await store.readPost(postId);
        const body = changedBody(published.draft, draft);
        if (Object.keys(body).length === 0) return schedulingTexts.nothing;
        const json = { publishAt, post: override === null ? body : { ...body, override } };
        document.changeWaits(await client.call('scheduleChange', { params: { id: postId }, json }));
        // What waits is written; what is written from now on is something else.
        if (kept.kind === 'out' && kept.workingCopy !== null) {
          await client.call('discardWorkingCopy', { params: { id: postId }, ifMatch: kept.workingCopy });
        }
        document.savedElsewhere(published, draft);
        return schedulingTexts.scheduled;
      }),
    cancel: () =>
      run(async () => {
        if (postId === null || waiting === null) return '';
        await client.call('cancelScheduledChange', { params: { id: postId } });
        document.changeWaits(null);
        document.change(await withPicture(draftWithBody(document.view().draft, waiting.post)));
        return schedulingTexts.cancelled;
      }),
  };

  /** A change names its picture by id alone. */
  async function withPicture(draft: PostDraft): Promise<PostDraft> {
    const { mediaId } = draft;
    if (draft.media !== null || mediaId === null) return draft;
    const record = await client.call('getMedia', { params: { id: mediaId } }).catch(() => null);
    return record === null ? draft : { ...draft, media: { id: mediaId, filename: record.filename } };
  }
}
