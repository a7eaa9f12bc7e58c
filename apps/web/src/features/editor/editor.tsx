import { Container, colour, media } from '@brandpost/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { useClock } from '../../api/use-clock.ts';
import { LeaveGuard } from '../../forms/leave-guard.tsx';
import { useOwnTitle } from '../../navigation/page-title.ts';
import { useSessionEnd } from '../login/use-session-end.ts';
import { useSelector } from './blocks/state/use-selector.ts';
import { CommentsBeside, CommentsSheet } from './comments/comments-place.tsx';
import { commentsTexts } from './comments/comments-texts.ts';
import { useDiscussion } from './comments/use-discussion.ts';
import { useTheirName } from './conflict/use-their-name.ts';
import type { DocumentView } from './document/post-document.ts';
import { useDocument } from './document/use-document.ts';
import { useRemembered } from './document/use-remembered.ts';
import { useFinder } from './find/use-finder.ts';
import { useKeptCaret } from './following/use-kept-caret.ts';
import { useRemoteChanges } from './following/use-remote-changes.ts';
import { OpeningPage } from './opening/opening-page.tsx';
import { useFocusOnOpened } from './opening/use-focus-on-opened.ts';
import { type EditorSession, useOpened } from './opening/use-opened.ts';
import type { Editing } from './post/editing.ts';
import { IncompleteMomentsContext, useIncompleteMoments } from './post/incomplete-moments.ts';
import { postEditorTexts } from './post-editor-texts.ts';
import { writersByPlace } from './presence/by-place.ts';
import { PresentPeople } from './presence/present-people.tsx';
import { usePresence } from './presence/use-presence.ts';
import { ownSize, type Size } from './preview/sizes.ts';
import { nextStepOf, postStateOf } from './publishing/post-state.ts';
import { usePublishing } from './publishing/use-publishing.ts';
import { useWithdrawal } from './publishing/use-withdrawal.ts';
import { WaitingRequestNotice } from './publishing/waiting-request-notice.tsx';
import { CANVAS_FIELDS, type Step, stepOf } from './review/post-errors.ts';
import type { Reviewed } from './review/reviewed.ts';
import { useErrors } from './review/use-errors.ts';
import { useFindings } from './review/use-findings.ts';
import { ReviewOfPost } from './reviewing/review-of-post.tsx';
import { permissionsOf, textOf } from './saving/kept-post.ts';
import { useScheduledChange } from './scheduled-change/use-scheduled-change.ts';
import { BesideText } from './shell/beside-text.tsx';
import { bringIntoView } from './shell/bring-into-view.ts';
import { EditorBar } from './shell/editor-bar.tsx';
import { EditorWindows, type Panel, type Restored } from './shell/editor-windows.tsx';
import { MoreMenu } from './shell/more-menu.tsx';
import { Toast } from './shell/toast.tsx';
import { useFocusOn } from './shell/use-focus-on.ts';
import { useInspector } from './shell/use-inspector.ts';
import { useInterruption } from './shell/use-interruption.ts';
import { usePanelKey } from './shell/use-panel-key.ts';
import { useRetryOnline } from './shell/use-retry-online.ts';
import { useIsBesideText, useIsPhone } from './shell/use-room.ts';
import { useSaid } from './shell/use-said.ts';
import { useUndoKeys } from './shell/use-undo-keys.ts';
import { Writing } from './shell/writing.tsx';
import { useSuggesting } from './suggestions/use-suggesting.ts';
import { useSuggestions } from './suggestions/use-suggestions.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;

  ${media.tablet} {
    padding-top: 1.25rem;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 23rem;
  }
`;
const Notice = styled.p`
  max-width: none;
  padding: 0.75rem 1rem;
  border-radius: 0 0 var(--bp-radius-s) var(--bp-radius-s);
  background: ${colour('good-bg')};
  font-size: 1rem;

  &:empty {
    display: none;
  }
`;
type EditorProps = Parameters<typeof useOpened>[0] & {
  isHistoryOpen: boolean;
  /** Whether the page is shown first as readers see it. */
  isPreviewed: boolean;
  /** Whether somebody comes to write how one is reached. */
  isContactSought: boolean;
  /** The comment that somebody comes for. */
  soughtComment: { id: number } | null;
};

/** Where one post is written. @param props.postId null for a new one */
export function Editor({
  isHistoryOpen,
  isPreviewed,
  isContactSought,
  soughtComment,
  ...opening
}: EditorProps) {
  const { postId } = opening;
  const opened = useOpened(opening);
  useFocusOnOpened(opened.kind);
  if (opened.kind !== 'open') return <OpeningPage opened={opened} />;
  const isHistoryShown = isHistoryOpen && postId !== null;
  return (
    <Opened
      session={opened.session}
      isHistoryOpen={isHistoryShown}
      isPreviewed={isPreviewed}
      isContactSought={isContactSought}
      soughtComment={soughtComment}
    />
  );
}

type OpenedProps = Pick<
  EditorProps,
  'isHistoryOpen' | 'isPreviewed' | 'isContactSought' | 'soughtComment'
> & {
  session: EditorSession;
};

function Opened({ session, isHistoryOpen, isPreviewed, isContactSought, soughtComment }: OpenedProps) {
  const { document, client, referenceData } = session;
  const view = useDocument(document);
  const { draft, saving, post } = view;
  const [step, setStep] = useState<Step>('settings');
  const [hasTried, setHasTried] = useState(false);
  const [panel, setPanel] = useState<Panel | null>(isHistoryOpen ? 'history' : null);
  const [size, setSize] = useState<Size>(() => (isPreviewed ? ownSize() : 'write'));
  const [restored, setRestored] = useState<Restored | null>(null);
  const { publishing, setStatus } = usePublishing(session);
  const scheduling = useScheduledChange(session, view);
  const services = useServices();
  const aside = useRef<HTMLElement>(null);
  const focusOn = useFocusOn(aside, isContactSought ? CONTACT : null);
  const { hasEnded, signedIn } = useSessionEnd();
  const isSignedOut = hasEnded || saving.kind === 'signed-out';
  const interruption = useInterruption(isSignedOut || saving.kind === 'conflict');
  const collidesIn = saving.kind === 'conflict' ? draft.id : null;
  const theirName = useTheirName({ postId: collidesIn, isOut: post.kind === 'out' }, client);
  useRemembered(document);
  useRetryOnline(document.retry);
  useAddressOf(draft.id);
  useOwnTitle(draft.id === null ? null : draft.title.trim() || postEditorTexts.bar.untitled);

  const activeId = useSelector(document.state, ({ blocks }) => blocks.activeId);
  const isBeside = useIsBesideText();
  const isPhone = useIsPhone();
  const finder = useFinder();
  const { content } = draft;
  const { said, say, hush } = useSaid();
  const discussion = useDiscussion({ client, postId: draft.id, content, sought: soughtComment });
  const isSaved = saving.kind === 'saved';
  const suggesting = useSuggesting({ discussion, activeId });
  const isPanelBeside = isBeside && !discussion.isOpen;
  const inspector = useInspector({ step, onStep: setStep, store: document.state, isBeside: isPanelBeside });
  const onPanelKey = usePanelKey({
    activeId,
    isBeside,
    onShow: () => {
      discussion.close();
      inspector.select(activeId === null ? step : 'block');
    },
  });
  const { mayChange, mayDiscard } = permissionsOf(post);
  const suggestions = useSuggestions({ discussion, draft, document, mayChange, say });
  const findings = useFindings(draft, client);
  const [field, setField] = useState<'title' | 'excerpt' | null>(null);
  const at = useMemo(
    () => (activeId !== null ? { blockId: activeId } : field !== null ? { field } : null),
    [activeId, field],
  );
  const onNews = useRemoteChanges(session, say);
  const present = usePresence({
    ...{ postId: draft.id, client, isSignedOut, at },
    has: () => textOf(document.view().post),
    onNews,
  });
  const root = useRef<HTMLDivElement>(null);
  useKeptCaret(root, draft);
  const writers = useMemo(() => writersByPlace(present), [present]);
  const [incomplete, reportIncomplete] = useIncompleteMoments();
  const { errors, shown } = useErrors(view, { publishing, hasTried, incomplete });
  const editing: Editing = {
    draft,
    change: document.change,
    errors: shown,
    referenceData,
    client,
    roundOut: post.kind === 'out' ? post.acknowledgementRound : null,
  };
  const review = () => {
    setHasTried(true);
    inspector.select('review');
    discussion.close();
    if (isBeside) focusOn({ kind: 'panel' });
    else setPanel('publish');
  };
  const { publishedDate, unpublishedDate } = post.kind === 'out' ? post : draft;
  const now = useClock(services.clock(), [publishedDate, unpublishedDate, draft.publishedDate]);
  const state = postStateOf(view, now);
  const withdrawal = useWithdrawal(session, state, setStatus);
  const reviewed: Reviewed = {
    draft,
    change: document.change,
    state,
    now,
    saving,
    errors,
    findings,
    publishing,
    scheduling,
    referenceData,
    client,
    onShowBlock: (id) => {
      setSize('write');
      inspector.activate(id);
      focusOn({ kind: 'block', id });
    },
    onShow: (field) => {
      setHasTried(true);
      discussion.close();
      if (CANVAS_FIELDS.has(field)) setSize('write');
      else inspector.select(stepOf(field));
      focusOn({ kind: 'field', field });
    },
    mayDiscard,
    mayChange,
    keep: async () => ((await document.flush()) ? document.view().draft.id : null),
    onSetStatus: (status, override) => {
      setRestored(null);
      void setStatus(status, { override });
    },
    onDiscard: () => {
      if (post.kind !== 'out') return;
      document.change(post.shown);
      say(postEditorTexts.review.discarded);
    },
    onWithdraw: (to) => {
      setRestored(null);
      setPanel(null);
      withdrawal.ask(to);
    },
  };
  const { tab } = inspector;
  /** In the bar, or in the menu that a phone has in its place. */
  const actions = {
    onUndo: document.undo,
    onRedo: document.redo,
    onHistory: () => setPanel('history'),
    onShare: () => setPanel('share'),
  };
  useUndoKeys(actions);
  const comments = {
    ...{ discussion, draft, suggestions, onSuggest: suggesting.suggest, activeBlockId: activeId },
    onMark: (id: string) => {
      inspector.activate(id);
      bringIntoView(id);
    },
    onShow: reviewed.onShowBlock,
  };
  return (
    <IncompleteMomentsContext value={reportIncomplete}>
      <Container>
        <LeaveGuard
          isUnsaved={!isSaved || discussion.hasUnsent}
          {...(isSaved ? commentsTexts.leaving : postEditorTexts.saving.leaving)}
        />
        <EditorBar
          view={isSignedOut ? { ...view, saving: SIGNED_OUT } : view}
          state={state}
          theirName={theirName}
          next={nextStepOf(state, draft, now)}
          onRetry={document.retry}
          onAnswer={interruption.open}
          onPublish={review}
          isPreviewed={size !== 'write'}
          onPreview={() => setSize(size === 'write' ? ownSize() : 'write')}
          {...actions}
          more={
            isPhone && (
              <MoreMenu
                view={view}
                finder={finder}
                discussion={discussion}
                store={document.state}
                size={size}
                onSize={setSize}
                onSettings={() => {
                  inspector.select('settings');
                  focusOn({ kind: 'panel' });
                }}
                {...actions}
              />
            )
          }
        >
          {present.length > 0 && <PresentPeople people={present} />}
        </EditorBar>
        <Notice role="status">{restored !== null && isStill(restored, view) && restored.text}</Notice>
        {tab !== 'review' && <WaitingRequestNotice draft={draft} />}
        <ReviewOfPost session={session} draft={draft} keep={reviewed.keep} />
        <Toast text={said?.text ?? ''} action={null} of={said} onGone={hush} />
        <Columns ref={root} onKeyDown={onPanelKey}>
          <Writing
            session={session}
            view={view}
            errors={editing.errors}
            findings={findings}
            size={size}
            onSize={setSize}
            activeId={activeId}
            discussion={discussion}
            suggestions={suggestions}
            suggesting={suggesting}
            finder={finder}
            isPhone={isPhone}
            inspector={inspector.element}
            writers={writers}
            onEnter={(name) => {
              setField(name);
              if (name !== null) inspector.activate(null);
            }}
          />
          {discussion.isOpen && isBeside ? (
            <CommentsBeside {...comments} />
          ) : (
            <BesideText
              place={aside}
              inspector={inspector}
              isBlockChosen={activeId !== null && size === 'write'}
              editing={editing}
              reviewed={panel === 'publish' ? null : reviewed}
            />
          )}
        </Columns>
        {discussion.isOpen && !isBeside && <CommentsSheet {...comments} />}
        <EditorWindows
          session={session}
          view={view}
          panel={panel}
          onClose={() => setPanel(null)}
          onRestored={setRestored}
          reviewed={reviewed}
          withdrawal={withdrawal}
          isSignedOut={isSignedOut}
          interruption={interruption}
          onSignedIn={() => {
            signedIn();
            document.retry();
          }}
        />
      </Container>
    </IncompleteMomentsContext>
  );
}

/** Whatever is saved already: nothing more is, until somebody has signed in. */
const SIGNED_OUT = { kind: 'signed-out' } as const;
/** The first field that a contact is written in; where there is none yet, the way to one. */
const CONTACT = { kind: 'field', field: 'contact.phone' } as const;

/** It is news until something else has been written and saved. */
function isStill({ draft }: Restored, view: DocumentView): boolean {
  return view.draft === draft || view.saving.kind !== 'saved';
}

/** A new post gets an address of its own with its first save: loading the page again opens it. */
function useAddressOf(postId: number | null): void {
  useEffect(() => {
    if (postId !== null) history.replaceState(history.state, '', paths.createContent(postId));
  }, [postId]);
}
