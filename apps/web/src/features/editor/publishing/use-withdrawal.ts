import type { PostDraft } from '@brandpost/domain';
import { useState } from 'react';
import type { EditorSession } from '../opening/use-opened.ts';
import type { PostState } from './post-state.ts';
import type { usePublishing } from './use-publishing.ts';

/** What takes a post away from its readers, or from its writers. */
export type Withdrawal = 'draft' | 'trash';

/** What has become of it; a time to come that is called off has shown it to nobody. */
type Outcome = Withdrawal | 'unscheduled';

/** What has been withdrawn, and how it stands again as it was. */
type Withdrawn = { readonly as: Outcome; readonly undo: () => void };

/**
 * Takes a post back, or throws it away: readers lose it at once, so what they see is asked about first, and all of it can
 * be undone. What was written and not yet out is not out either when it is undone.
 */
export function useWithdrawal(
  { store, document }: Pick<EditorSession, 'store' | 'document'>,
  state: PostState,
  setStatus: ReturnType<typeof usePublishing>['setStatus'],
) {
  const [asked, setAsked] = useState<Withdrawal | null>(null);
  const [withdrawn, setWithdrawn] = useState<Withdrawn | null>(null);

  const putBack = async (was: PostDraft | null, as: Outcome) => {
    setWithdrawn(null);
    if (as === 'unscheduled') document.change({ publishedDate: was?.publishedDate ?? null });
    await (was === null ? setStatus('draft') : setStatus('publish', { as: was }));
  };
  const withdraw = async (to: Withdrawal) => {
    setAsked(null);
    const { draft, post } = document.view();
    const { id } = draft;
    const was = post.kind === 'out' && id !== null ? (await store.readPost(id)).draft : null;
    const as = to === 'draft' && state.kind === 'scheduled' ? 'unscheduled' : to;
    if (!(await setStatus(to))) return;
    // Else the draft would wait for its time again as soon as somebody publishes it.
    if (as === 'unscheduled') document.change({ publishedDate: null });
    setWithdrawn({ as, undo: () => void putBack(was, as) });
  };
  const isStill = withdrawn !== null && state.kind === (withdrawn.as === 'trash' ? 'trash' : 'draft');
  return {
    asked,
    /** No news any more once the post stands in another way. */
    withdrawn: isStill ? withdrawn : null,
    /** Asks first where readers would miss it. */
    ask: (to: Withdrawal) => (state.kind === 'published' ? setAsked(to) : void withdraw(to)),
    confirm: () => asked !== null && void withdraw(asked),
    cancel: () => setAsked(null),
    clear: () => setWithdrawn(null),
  };
}
