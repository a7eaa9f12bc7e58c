import type { PostDraft } from '@brandpost/domain';
import { ApiError } from '@brandpost/rubicore-api';
import {
  configureStore,
  createListenerMiddleware,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { retryDelayMs } from '../../../api/retry-policy.ts';
import { saysNothing } from '../../../api/transient.ts';
import { type BlocksState, blocksReducer } from '../blocks/state/blocks-slice.ts';
import { isSameDraft } from '../draft/same-draft.ts';
import type { KeptDraft } from '../saving/draft-store.ts';
import { versionOf } from '../saving/kept-post.ts';
import type { LocalCopies } from '../saving/local-copy.ts';
import type { PostStore } from '../saving/post-store.ts';
import { type EditingState, editing, editingReducer, editingStateOf, isInConflict } from './editing-slice.ts';

type Services = {
  store: PostStore;
  copies: LocalCopies;
  /** The save that is under way: there is never more than one. */
  request: Promise<void> | null;
};

/** The post that somebody writes in, and the interface of its blocks. */
export type EditorState = { readonly post: EditingState; readonly blocks: BlocksState };

type Thunk<Result> = ThunkAction<Result, EditorState, Services, UnknownAction>;

/**
 * The store of one post that somebody writes in. It saves by itself, one save at a time with the newest text, and keeps a
 * copy in the browser until the service has it.
 */
export function createEditingStore(options: { store: PostStore; first: KeptDraft; copies: LocalCopies }) {
  const { store, first, copies } = options;
  const services: Services = { store, copies, request: null };
  const listeners = createListenerMiddleware<EditorState>();
  const editingStore = configureStore({
    reducer: { post: editingReducer, blocks: blocksReducer },
    preloadedState: { post: editingStateOf(first) },
    middleware: (defaults) =>
      // Checking a page of five hundred blocks with every key would take longer than drawing it.
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: false,
        immutableCheck: false,
      }).prepend(listeners.middleware),
  });
  /** Does something at a moment that the state names, which may be put off or called off until then. */
  const at = (momentOf: (state: EditingState) => number | null, act: () => void) =>
    listeners.startListening({
      predicate: (_action, now, before) => momentOf(now.post) !== momentOf(before.post),
      effect: async (_action, api) => {
        api.cancelActiveListeners();
        const atMs = momentOf(api.getState().post);
        if (atMs === null) return;
        await api.delay(Math.max(0, atMs - Date.now()));
        act();
      },
    });
  at(
    ({ saveAtMs }) => saveAtMs,
    () => void editingStore.dispatch(save()),
  );
  at(
    ({ localCopyAtMs }) => localCopyAtMs,
    () => editingStore.dispatch(writeLocalCopy()),
  );
  listeners.startListening({
    predicate: (_action, now, before) => idOf(now) !== idOf(before),
    effect: () => copies.remove(null),
  });
  listeners.startListening({
    predicate: (_action, { post: { saving } }, before) =>
      saving.kind === 'saved' && saving !== before.post.saving,
    effect: (_action, api) => copies.remove(idOf(api.getState())),
  });
  return Object.assign(editingStore, { stop: () => listeners.clearListeners() });
}

const idOf = ({ post: { history } }: EditorState) => history.present.id;

/** Saves what is not saved, after the save that is under way. */
export function save(): Thunk<Promise<void>> {
  return async (dispatch, getState, services) => {
    if (isInConflict(getState().post)) return;
    services.request ??= dispatch(saveLatest()).finally(() => {
      services.request = null;
      dispatch(editing.saveEnded());
    });
    await services.request;
  };
}

/** Saves all that is written. @returns whether it is saved */
export function flush(): Thunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    while (!isInConflict(getState().post) && !isSaved(getState().post)) {
      await dispatch(save());
      const { kind } = getState().post.saving;
      if (kind !== 'saved' && kind !== 'unsaved') return false;
    }
    return !isInConflict(getState().post);
  };
}

/** Reads what others have saved, and merges it in; while a conflict waits it is about that. */
export function mergeRemote(): Thunk<Promise<void>> {
  return async (dispatch, getState, { store }) => {
    const { id } = getState().post.saved;
    if (id === null) return;
    try {
      const theirs = await store.read(id);
      dispatch(editing.remoteRead({ theirs, atMs: Date.now() }));
    } catch (error) {
      // What waits to be decided waits on: a state of saving in its place would save over what others have written.
      if (!isInConflict(getState().post)) await dispatch(handleError(error));
    }
  };
}

/** Keeps what was decided in a conflict, unless others have written on by then: that is shown, and decided anew. */
export function decide(draft: PostDraft): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const before = getState().post;
    if (!isInConflict(before)) return;
    await dispatch(mergeRemote());
    const { post } = getState();
    if (isInConflict(post) && !isSameDraft(post.saving.theirs, before.saving.theirs)) return;
    dispatch(editing.conflictDecided({ draft }));
    await dispatch(save());
  };
}

/**
 * Reads what others have saved while the post is open, and merges it in, unless a save is under way, which finds out by
 * itself. A conflict that waits to be decided is about the newest.
 * @returns what they have made of what was saved before; null when nothing was read
 */
export function followRemote(): Thunk<Promise<{ before: PostDraft; after: PostDraft } | null>> {
  return async (dispatch, getState, services) => {
    if (services.request !== null) return null;
    const before = theirsIn(getState().post);
    services.request = dispatch(mergeRemote()).finally(() => {
      services.request = null;
    });
    await services.request;
    const after = theirsIn(getState().post);
    return after === before ? null : { before, after };
  };
}

/** Lets the browser keep a copy at once, if it was about to: the page may be gone in a moment. */
export function writeLocalCopy(): Thunk<void> {
  return (dispatch, getState, { store, copies }) => {
    const { history, post, localCopyAtMs } = getState().post;
    if (localCopyAtMs === null) return;
    const draft = history.present;
    const creation = draft.id === null ? { creationKey: store.creationKey() } : {};
    copies.write(draft.id, { draft, version: versionOf(post), atMs: Date.now(), ...creation });
    dispatch(editing.localCopyWritten());
  };
}

function saveLatest(): Thunk<Promise<void>> {
  return async (dispatch, getState, { store }) => {
    const { history, post } = getState().post;
    const sent: PostDraft = history.present;
    if (isSaved(getState().post)) {
      dispatch(editing.nothingToSave({ atMs: Date.now() }));
      return;
    }
    dispatch(editing.saveStarted());
    try {
      dispatch(editing.saved({ saved: await store.save(sent, post), sent, atMs: Date.now() }));
    } catch (error) {
      await dispatch(handleError(error));
    }
  };
}

function handleError(error: unknown): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const status = error instanceof ApiError ? error.status : 0;
    const atMs = Date.now();
    if (status === 412 && getState().post.saved.id !== null) return await dispatch(mergeRemote());
    const stop = { retryInMs: null, hasAnswered: true, atMs };
    if (status === 401) {
      dispatch(editing.saveFailed({ saving: { kind: 'signed-out' }, ...stop }));
    } else if (error instanceof ApiError && !saysNothing(error)) {
      const { message, errors } = error;
      dispatch(editing.saveFailed({ saving: { kind: 'refused', status, message, fields: errors }, ...stop }));
    } else {
      const hasAnswered = error instanceof ApiError;
      const retryInMs = retryDelayMs(error, getState().post.failures);
      const saving = { kind: hasAnswered ? 'retrying' : 'offline' } as const;
      dispatch(editing.saveFailed({ saving, retryInMs, hasAnswered, atMs }));
    }
  };
}

/** The draft as the service had it when it was last read. */
function theirsIn(state: EditingState): PostDraft {
  return isInConflict(state) ? state.saving.theirs : state.saved;
}

function isSaved({ history, saved }: EditingState): boolean {
  return isSameDraft(history.present, saved);
}
