import type { PostDraft } from '@brandpost/domain';
import { useState } from 'react';
import type { EditorSession } from '../opening/use-opened.ts';
import type { PostState } from './post-state.ts';
import type { usePublishing } from './use-publishing.ts';

/** What takes a post away from its readers, or from its writers. */
export type Withdrawal = 'draft' | 'trash';

/** What has been withdrawn, and how it stands again as it was. */
type Withdrawn = { readonly to: Withdrawal; readonly undo: () => void };

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

  const putBack = async (was: PostDraft | null) => {
    setWithdrawn(null);
    await (was === null ? setStatus('draft') : setStatus('publish', { as: was }));
  };
  const withdraw = async (to: Withdrawal) => {
    setAsked(null);
    const { draft, post } = document.view();
    const { id } = draft;
    const was = post.kind === 'out' && id !== null ? (await store.readPost(id)).draft : null;
    if (await setStatus(to)) setWithdrawn({ to, undo: () => void putBack(was) });
  };
  return {
    asked,
    withdrawn,
    /** Asks first where readers would miss it. */
    ask: (to: Withdrawal) => (state.kind === 'published' ? setAsked(to) : void withdraw(to)),
    confirm: () => asked !== null && void withdraw(asked),
    cancel: () => setAsked(null),
    clear: () => setWithdrawn(null),
  };
}
