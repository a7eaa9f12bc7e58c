import type { PostDraft } from '@brandpost/domain';
import { ApiError } from '@brandpost/rubicore-api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withRetries } from '../../../api/retry-policy.ts';
import { useServices } from '../../../api/services.ts';
import { wasNotBegun } from '../../../api/transient.ts';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { useDocument } from '../document/use-document.ts';
import type { EditorSession } from '../opening/use-opened.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { Override } from '../saving/post-store.ts';
import type { SaveState } from '../saving/save-state.ts';

/** How the last try to publish went. */
export type Publishing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'done' }
  /** A colleague has been asked to approve it. */
  | { readonly kind: 'requested' }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly fields: readonly { field: string; message: string }[];
      /** It failed because the text could not be saved: it is news no more once it is. */
      readonly isUntilSaved: boolean;
    };

/** Anyone who publishes waits for a service with too much to do, rather than press again. */
const MAX_RETRIES = 3;

export type Status = 'publish' | 'draft' | 'trash';

type SettingStatus = {
  override?: Override | null;
  /** What the post itself is to say; by default all that is written. */
  as?: PostDraft;
};

/**
 * Publishes, and takes back. A date that has not come makes it a matter of waiting: the service shows the post when it
 * does. @returns how it went, and what to call, which answers whether it was done
 */
export function usePublishing({ document, store }: EditorSession) {
  const { loaderCache } = useServices();
  const queryClient = useQueryClient();
  const [publishing, setPublishing] = useState<Publishing>({ kind: 'idle' });
  const { saving } = useDocument(document);
  const isOver = publishing.kind === 'failed' && publishing.isUntilSaved && saving.kind === 'saved';
  if (isOver) setPublishing({ kind: 'idle' });

  const setStatus = async (status: Status, { override = null, as }: SettingStatus = {}) => {
    setPublishing({ kind: 'busy' });
    try {
      if (!(await document.flush())) {
        setPublishing(notKept(document.view().saving));
        return false;
      }
      const { post, draft: written } = document.saved();
      const draft = as ?? written;
      const becomes = statusFor(status, draft.publishedDate);
      const signal = new AbortController().signal;
      const retrying = { maxRetries: MAX_RETRIES, signal, isWorthIt: wasNotBegun };
      const set = () => store.setStatus(draft, post, becomes, override);
      const request = async () => {
        const { saved } = await store.requestStatus(draft, post, becomes, override);
        return { saved, kind: 'requested' } as const;
      };
      const { saved, kind } = await withRetries(set, retrying).then(
        (saved) => ({ saved, kind: 'done' }) as const,
        (error) => (isApprovalNeeded(error) ? withRetries(request, retrying) : Promise.reject(error)),
      );
      // Nobody has written the status: it is what the post has become.
      document.savedElsewhere(saved, { ...draft, status: written.status });
      // The site's pages are asked for anew: they may say something else now.
      loaderCache.invalidate();
      void queryClient.invalidateQueries({ queryKey: queryKeys.content });
      setPublishing({ kind });
      return true;
    } catch (error) {
      // Somebody else was there first: their words are merged in, and one looks again before one publishes.
      if (error instanceof ApiError && error.status === 412) await document.mergeRemote();
      const fields = error instanceof ApiError ? error.errors : [];
      const message = error instanceof ApiError ? error.message : '';
      setPublishing({ kind: 'failed', message, fields, isUntilSaved: false });
      return false;
    }
  };
  return { publishing, setStatus };
}

/** Only the service knows which changes of an alert a colleague has to approve: it says so when one is made. */
function isApprovalNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'APPROVAL_NEEDED';
}

/** What could not be saved is not published either. The dialogs of a conflict and of signing in say so themselves. */
function notKept(saving: SaveState): Publishing {
  if (saving.kind === 'conflict' || saving.kind === 'signed-out') return { kind: 'idle' };
  const { fields, message } = saving.kind === 'refused' ? saving : { fields: [], message: '' };
  const words = message || postEditorTexts.review.notSaved;
  return { kind: 'failed', message: words, fields, isUntilSaved: true };
}

function statusFor(status: Status, publishedDate: string | null) {
  const isToCome = publishedDate !== null && Date.parse(publishedDate) > Date.now();
  return status === 'publish' && isToCome ? 'future' : status;
}
