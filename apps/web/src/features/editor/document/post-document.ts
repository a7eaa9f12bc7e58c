import {
  canRedo,
  canUndo,
  type EditHistory,
  record,
  redo,
  startHistory,
  undo,
} from '@brandpost/cms-blocks/editing';
import type { PostDraft } from '@brandpost/domain';
import type { SavedDraft } from '../saving/draft-store.ts';
import type { LocalCopies } from '../saving/local-copy.ts';
import type { PostStore } from '../saving/post-store.ts';
import type { SaveState } from '../saving/save-state.ts';
import { createSaver } from '../saving/saver.ts';

/** How a document stands just now. Never changed in place. */
export type DocumentView = {
  readonly draft: PostDraft;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly saving: SaveState;
};

/** A post that somebody writes in: what it is, what it was, and its way to where it is kept. */
export type PostDocument = {
  view(): DocumentView;
  /** @returns how to stop listening */
  subscribe(onChange: () => void): () => void;
  /** @param key what is changed: changes with the same key close after each other are undone at once */
  change(change: Partial<PostDraft>, key?: string): void;
  undo(): void;
  redo(): void;
  /** What the post is to be where two wanted different things. */
  decide(draft: PostDraft): void;
  /** Saves all that is written. @returns whether it is kept */
  flush(): Promise<boolean>;
  retry(): void;
  /** Reads what others have saved, and merges it in. */
  takeTheirs(): Promise<void>;
  kept(): SavedDraft;
  /** The post was saved in another way, such as by publishing it. */
  settled(saved: SavedDraft, sent: PostDraft): void;
  /** Lets the browser remember at once what it was about to: the page may be gone in a moment. */
  remember(): void;
  close(): void;
};

/** A long page takes its time to be written to the browser's storage: not with every key. */
const REMEMBER_AFTER_MS = 500;

type Options = { store: PostStore; first: SavedDraft; copies: LocalCopies };

/** Opens a post for writing. */
export function openDocument({ store, first, copies }: Options): PostDocument {
  const listeners = new Set<() => void>();
  let history: EditHistory<PostDraft> = startHistory(first.draft);
  let view = viewOf(history, { kind: 'saved', atMs: null });

  let soon: ReturnType<typeof setTimeout> | undefined;
  const stopRemembering = () => {
    clearTimeout(soon);
    soon = undefined;
  };
  const become = (next: DocumentView) => {
    view = next;
    for (const onChange of listeners) onChange();
  };
  const saver = createSaver({
    store,
    first,
    onDraft(draft, rebase) {
      const wasNew = history.present.id === null && draft.id !== null;
      history = {
        ...history,
        present: draft,
        past: history.past.map(rebase),
        future: history.future.map(rebase),
      };
      if (wasNew) copies.forget(null);
      become(viewOf(history, view.saving));
    },
    onState(saving) {
      if (saving.kind === 'saved') {
        stopRemembering();
        copies.forget(history.present.id);
      }
      become(viewOf(history, saving));
    },
  });
  const remember = () => {
    if (soon === undefined) return;
    stopRemembering();
    const draft = history.present;
    const creation = draft.id === null ? { creationKey: store.creationKey() } : {};
    copies.write(draft.id, { draft, version: saver.kept().version, atMs: Date.now(), ...creation });
  };
  const rememberSoon = () => {
    soon ??= setTimeout(remember, REMEMBER_AFTER_MS);
  };
  const edit = (next: EditHistory<PostDraft>) => {
    if (next === history) return;
    history = next;
    become(viewOf(history, view.saving));
    rememberSoon();
    saver.edited(history.present);
  };

  return {
    view: () => view,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    change(change, key) {
      const draft = { ...history.present, ...change };
      edit(record(history, draft, { atMs: Date.now(), ...(key === undefined ? {} : { key }) }));
    },
    undo: () => edit(undo(history)),
    redo: () => edit(redo(history)),
    decide: (draft) => saver.decided(draft),
    flush: () => saver.flush(),
    retry: () => saver.retry(),
    takeTheirs: () => saver.takeTheirs(),
    kept: () => saver.kept(),
    settled: (saved, sent) => saver.savedElsewhere(saved, sent),
    remember,
    close() {
      remember();
      saver.stop();
    },
  };
}

function viewOf(history: EditHistory<PostDraft>, saving: SaveState): DocumentView {
  return { draft: history.present, canUndo: canUndo(history), canRedo: canRedo(history), saving };
}
