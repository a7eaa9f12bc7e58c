import { canRedo, canUndo } from '@brandpost/cms-blocks/editing';
import type { PostDraft } from '@brandpost/domain';
import type { ScheduledChange } from '@brandpost/rubicore-api';
import { createSelector } from '@reduxjs/toolkit';
import type { BlocksStore } from '../blocks/state/blocks-slice.ts';
import type { KeptDraft, SavedDraft } from '../saving/draft-store.ts';
import type { KeptPost } from '../saving/kept-post.ts';
import type { LocalCopies } from '../saving/local-copy.ts';
import type { PostStore } from '../saving/post-store.ts';
import type { SaveState } from '../saving/save-state.ts';
import {
  createEditingStore,
  decide,
  type EditorState,
  flush,
  followRemote,
  mergeRemote,
  save,
  writeLocalCopy,
} from './autosave.ts';
import { editing } from './editing-slice.ts';

/** How a document stands just now. Never changed in place. */
export type DocumentView = {
  readonly draft: PostDraft;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly saving: SaveState;
  readonly post: KeptPost;
};

/** A post that somebody writes in: what it is, what it was, and its way to where it is kept. */
export type PostDocument = {
  /** The state of it all, with that of the interface of its blocks. */
  readonly state: BlocksStore;
  view(): DocumentView;
  /** @returns how to stop listening */
  subscribe(onChange: () => void): () => void;
  /** @param key what is changed: changes with the same key close after each other are undone at once */
  change(change: Partial<PostDraft>, key?: string): void;
  undo(): void;
  redo(): void;
  /** What the post is to be where two wanted different things, unless others have written on by then. */
  decide(draft: PostDraft): void;
  /** Saves all that is written. @returns whether it is saved */
  flush(): Promise<boolean>;
  /** Saves at once what is not saved, whatever has been in the way: there is a connection or a session again, say. */
  retry(): void;
  /** Reads what others have saved, and merges it in. */
  mergeRemote(): Promise<void>;
  /** The same while somebody may be writing. @returns what others have made of what was saved before; null for nothing */
  followRemote(): Promise<{ before: PostDraft; after: PostDraft } | null>;
  saved(): KeptDraft;
  /** A change of the post waits for its time, or with null none does any more. */
  changeWaits(change: ScheduledChange | null): void;
  /** The post was saved in another way, such as by publishing it. @param sent what was: more may be written by now */
  savedElsewhere(saved: SavedDraft, sent: PostDraft): void;
  /** Lets the browser keep at once what it was about to: the page may be gone in a moment. */
  remember(): void;
  close(): void;
};

/** Opens a post for writing. */
export function openDocument(options: {
  store: PostStore;
  first: KeptDraft;
  copies: LocalCopies;
}): PostDocument {
  const editor = createEditingStore(options);
  const { getState, dispatch, subscribe, stop } = editor;
  const view = createSelector(
    [
      ({ post }: EditorState) => post.history,
      ({ post }: EditorState) => post.saving,
      ({ post }: EditorState) => post.post,
    ],
    (history, saving, post): DocumentView => ({
      draft: history.present,
      canUndo: canUndo(history),
      canRedo: canRedo(history),
      saving,
      post,
    }),
  );
  const now = () => ({ atMs: Date.now() });
  const remember = () => dispatch(writeLocalCopy());
  return {
    state: editor,
    view: () => view(getState()),
    subscribe,
    change: (change, key) => void dispatch(editing.changed({ change, key, ...now() })),
    undo: () => void dispatch(editing.undone(now())),
    redo: () => void dispatch(editing.redone(now())),
    decide: (draft) => void dispatch(decide(draft)),
    flush: () => dispatch(flush()),
    retry() {
      dispatch(editing.retryAsked());
      if (getState().post.saving.kind !== 'saved') void dispatch(save());
    },
    mergeRemote: () => dispatch(mergeRemote()),
    followRemote: () => dispatch(followRemote()),
    saved: () => ({ draft: getState().post.saved, post: getState().post.post }),
    changeWaits: (change) => void dispatch(editing.changeWaits(change)),
    savedElsewhere: (saved, sent) => void dispatch(editing.saved({ saved, sent, ...now() })),
    remember,
    close() {
      remember();
      stop();
    },
  };
}
