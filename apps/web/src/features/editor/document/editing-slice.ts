import { type EditHistory, record, redo, startHistory, undo } from '@brandpost/cms-blocks/editing';
import type { PostDraft } from '@brandpost/domain';
import type { ScheduledChange } from '@brandpost/rubicore-api';
import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { hasConflicts, mergeDrafts } from '../draft/merge-drafts.ts';
import { isSameDraft } from '../draft/same-draft.ts';
import type { KeptDraft, SavedDraft } from '../saving/draft-store.ts';
import { type KeptPost, type KnownPost, keptAs, NEW_POST } from '../saving/kept-post.ts';
import type { Conflict, SaveState } from '../saving/save-state.ts';

/** A draft is saved when nothing has been written for so long. Source: UX, Editor: at most a second. */
const PAUSE_MS = 800;
/** A draft that is written in without a pause is saved so often. */
const LONGEST_WAIT_MS = 5000;
/** A long page takes its time to be written to the browser's storage: not with every key. */
const LOCAL_COPY_AFTER_MS = 500;

/** States that stay while somebody writes on. */
const STAYS_WHILE_WRITING: ReadonlySet<SaveState['kind']> = new Set(['offline', 'retrying', 'signed-out']);

/** The post as the service keeps it, and how what is written stands to that. Nobody else has changed a new one. */
type PostAndSaving =
  | { readonly post: KeptPost; readonly saving: OwnState }
  | { readonly post: KnownPost; readonly saving: Conflict };

type OwnState = Exclude<SaveState, Conflict>;

/** A post that is being written, and its way to the service. Moments are milliseconds since 1970. */
export type EditingState = PostAndSaving & {
  readonly history: EditHistory<PostDraft>;
  /** The draft as it was last saved, or read. */
  readonly saved: PostDraft;
  readonly isRequestPending: boolean;
  readonly unsavedSinceMs: number | null;
  readonly failures: number;
  /** The service has asked not to be called before. */
  readonly notBeforeMs: number;
  /** When the draft is to be saved next; null while there is nothing to save, or nothing to be done about it. */
  readonly saveAtMs: number | null;
  /** When the browser is to keep a copy of its own. */
  readonly localCopyAtMs: number | null;
};

export function editingStateOf({ draft, post }: KeptDraft): EditingState {
  return {
    history: startHistory(draft),
    post,
    saved: draft,
    saving: { kind: 'saved', atMs: null },
    isRequestPending: false,
    unsavedSinceMs: null,
    failures: 0,
    notBeforeMs: 0,
    saveAtMs: null,
    localCopyAtMs: null,
  };
}

/** Whether somebody else has changed the same, and nobody has decided yet. */
export function isInConflict(state: EditingState): state is Extract<EditingState, { saving: Conflict }> {
  return state.saving.kind === 'conflict';
}

type Moment = { atMs: number };

const editingSlice = createSlice({
  name: 'editing',
  initialState: editingStateOf({ draft: {} as PostDraft, post: NEW_POST }),
  reducers: {
    changed: plain<{ change: Partial<PostDraft>; key?: string | undefined } & Moment>(
      (state, { change, key, atMs }) => {
        const draft = { ...state.history.present, ...change };
        return edited(
          state,
          record(state.history, draft, { atMs, ...(key === undefined ? {} : { key }) }),
          atMs,
        );
      },
    ),
    undone: plain<Moment>((state, { atMs }) => edited(state, undo(state.history), atMs)),
    redone: plain<Moment>((state, { atMs }) => edited(state, redo(state.history), atMs)),
    saveStarted: plain<void>((state) => ({
      ...state,
      isRequestPending: true,
      unsavedSinceMs: null,
      saveAtMs: null,
      saving: { kind: 'saving' },
    })),
    saveEnded: plain<void>((state) => ({ ...state, isRequestPending: false })),
    /** `sent` is what was saved: more may be written by now. What the service made of it, such as an id, is merged in. */
    saved: plain<{ saved: SavedDraft; sent: PostDraft } & Moment>((state, { saved, sent, atMs }) => {
      const { present } = state.history;
      const draft = { ...mergeDrafts(sent, present, saved.draft).merged, id: saved.draft.id };
      const merged = isSameDraft(draft, present)
        ? state
        : rebased(state, draft, { base: sent, onto: saved.draft });
      const next = { ...withSaved(merged, saved), failures: 0, notBeforeMs: 0 };
      return isSameDraft(next.history.present, saved.draft) ? asSaved(next, atMs) : waiting(next, atMs);
    }),
    nothingToSave: plain<Moment>((state, { atMs }) => asSaved(state, atMs)),
    /** @param retryInMs null for what is not tried again by itself */
    saveFailed: plain<{ saving: OwnState; retryInMs: number | null; hasAnswered: boolean } & Moment>(
      (state, { saving, retryInMs, hasAnswered, atMs }) => ({
        ...state,
        saving,
        failures: retryInMs === null ? state.failures : state.failures + 1,
        notBeforeMs: retryInMs === null || !hasAnswered ? state.notBeforeMs : atMs + retryInMs,
        saveAtMs: retryInMs === null ? null : atMs + retryInMs,
      }),
    ),
    /** Somebody else has saved. What only one of both has changed is merged; the rest waits to be decided. */
    remoteRead: plain<{ theirs: SavedDraft } & Moment>((state, { theirs, atMs }) => {
      const base = state.saved;
      const merge = mergeDrafts(base, state.history.present, theirs.draft);
      if (hasConflicts(merge)) {
        return inConflict(state, keptAs(state.post, theirs.post), { merge, theirs: theirs.draft });
      }
      const next = withSaved(rebased(state, merge.merged, { base, onto: theirs.draft }), theirs);
      return isSameDraft(merge.merged, theirs.draft) ? asSaved(next, atMs) : waiting(next, atMs);
    }),
    /** What the post is to be where two wanted different things. */
    conflictDecided: plain<{ draft: PostDraft }>((state, { draft }) => {
      if (!isInConflict(state)) return state;
      const { theirs } = state.saving;
      const decided = rebased(state, draft, { base: state.saved, onto: theirs });
      return { ...decided, saved: theirs, saving: { kind: 'unsaved' } };
    }),
    /** A change waits of the post, or with null none does any more. Nothing waits of what is not out. */
    changeWaits: plain<ScheduledChange | null>((state, change) =>
      state.post.kind === 'out' ? { ...state, post: { ...state.post, change, isChangeKnown: true } } : state,
    ),
    retryAsked: plain<void>((state) => ({ ...state, notBeforeMs: 0 })),
    localCopyWritten: plain<void>((state) => ({ ...state, localCopyAtMs: null })),
  },
});

export const editing = editingSlice.actions;
export const editingReducer = editingSlice.reducer;

/** A reducer over the state itself: drafts of Immer are slow for a page of five hundred blocks, and nothing is changed in place. */
function plain<Payload>(next: (state: EditingState, payload: Payload) => EditingState) {
  return (draft: unknown, { payload }: PayloadAction<Payload>) =>
    next(original(draft) as EditingState, payload) as never;
}

function edited(state: EditingState, history: EditHistory<PostDraft>, atMs: number): EditingState {
  if (history === state.history) return state;
  const localCopyAtMs = state.localCopyAtMs ?? atMs + LOCAL_COPY_AFTER_MS;
  const next: EditingState = { ...state, history, localCopyAtMs };
  if (isInConflict(next)) {
    const { theirs } = next.saving;
    const merge = mergeDrafts(next.saved, history.present, theirs);
    return inConflict(next, next.post, { merge, theirs });
  }
  // What is written while a request is under way goes with the next.
  if (next.isRequestPending) return next;
  return isSameDraft(history.present, next.saved) ? asSaved(next, atMs) : waiting(next, atMs);
}

/**
 * The draft with what somebody else, or the service, has made of it. The same comes into what the draft was before, so
 * that undoing takes nothing of it away.
 */
function rebased(
  state: EditingState,
  draft: PostDraft,
  { base, onto }: { base: PostDraft; onto: PostDraft },
): EditingState {
  const { history } = state;
  const rebase = (earlier: PostDraft) => ({ ...mergeDrafts(base, earlier, onto).merged, id: draft.id });
  return {
    ...state,
    history: {
      ...history,
      present: draft,
      past: history.past.map(rebase),
      future: history.future.map(rebase),
    },
  };
}

function withSaved(state: EditingState, { draft, post }: SavedDraft): EditingState {
  return { ...state, saved: draft, post: keptAs(state.post, post) };
}

function inConflict(
  state: EditingState,
  post: KnownPost,
  conflict: Pick<Conflict, 'merge' | 'theirs'>,
): EditingState {
  return { ...state, post, saveAtMs: null, saving: { kind: 'conflict', ...conflict } };
}

function asSaved(state: EditingState, atMs: number): EditingState {
  const saving = { kind: 'saved', atMs } as const;
  return { ...state, saving, unsavedSinceMs: null, saveAtMs: null, localCopyAtMs: null };
}

function waiting(state: EditingState, nowMs: number): EditingState {
  const { saving } = state;
  const unsavedSinceMs = state.unsavedSinceMs ?? nowMs;
  const pausedMs = Math.min(nowMs + PAUSE_MS, unsavedSinceMs + LONGEST_WAIT_MS);
  return {
    ...state,
    unsavedSinceMs,
    saving: saving.kind !== 'conflict' && STAYS_WHILE_WRITING.has(saving.kind) ? saving : { kind: 'unsaved' },
    saveAtMs: Math.max(nowMs, pausedMs, state.notBeforeMs),
  };
}
