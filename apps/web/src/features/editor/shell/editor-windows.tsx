import type { PostDraft } from '@brandpost/domain';
import { lazy, Suspense } from 'react';
import { SignInAgain } from '../../login/sign-in-again.tsx';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import type { DocumentView } from '../document/post-document.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import { historyTexts } from '../history-editor-texts.ts';
import type { EditorSession } from '../opening/use-opened.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { useWithdrawal } from '../publishing/use-withdrawal.ts';
import { WithdrawalDialogs } from '../publishing/withdrawal-dialogs.tsx';
import { PublishSheet } from '../review/publish-sheet.tsx';
import type { Reviewed } from '../review/reviewed.ts';
import { isChanged } from '../saving/kept-post.ts';
import type { Interruption } from './use-interruption.ts';

/** Loaded by who opens it. */
const SharePanel = lazy(async () => ({
  default: (await import('../preview/share-panel.tsx')).SharePanel,
}));

/** What stands over the editor when somebody has asked for it. */
export type Panel = 'history' | 'share' | 'publish';

/** An older version that has been restored, and the draft that it became. */
export type Restored = { text: string; draft: PostDraft };

type EditorWindowsProps = {
  session: EditorSession;
  view: DocumentView;
  panel: Panel | null;
  onClose: () => void;
  onRestored: (restored: Restored) => void;
  reviewed: Reviewed;
  withdrawal: ReturnType<typeof useWithdrawal>;
  /** Whether somebody has to sign in again before anything is saved. */
  isSignedOut: boolean;
  onSignedIn: () => void;
  /** When what has to be answered may open. */
  interruption: Interruption;
};

/** Whatever stands over the editor: what somebody has opened, and what has to be answered before they can go on. */
export function EditorWindows(props: EditorWindowsProps) {
  const {
    session,
    view,
    panel,
    onClose,
    onRestored,
    reviewed,
    withdrawal,
    isSignedOut,
    onSignedIn,
    interruption,
  } = props;
  const { document, referenceData, client } = session;
  const { draft, saving, post } = view;
  return (
    <>
      <WithdrawalDialogs title={draft.title.trim() || postEditorTexts.bar.untitled} withdrawal={withdrawal} />
      {panel === 'publish' && <PublishSheet {...reviewed} onClose={onClose} />}
      <Suspense>
        {panel === 'history' && (
          <HistoryPanel
            session={session}
            draft={draft}
            onClose={onClose}
            onRestored={(when) =>
              onRestored({ text: historyTexts.restored(when), draft: document.view().draft })
            }
          />
        )}
        {panel === 'share' && (
          <SharePanel session={session} postId={draft.id} isChanged={isChanged(view)} onClose={onClose} />
        )}
      </Suspense>
      {isSignedOut && interruption.opened !== null && (
        <SignInAgain isAsked={interruption.opened === 'asked'} onSignedIn={onSignedIn} />
      )}
      {saving.kind === 'conflict' && interruption.opened !== null && (
        <ConflictDialog
          merge={saving.merge}
          isOut={post.kind === 'out'}
          onDecided={document.decide}
          referenceData={referenceData}
          client={client}
        />
      )}
    </>
  );
}
