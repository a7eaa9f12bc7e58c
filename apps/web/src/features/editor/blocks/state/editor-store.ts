import type { ContentNode } from '@brandpost/domain';
import { createContext, type ReactNode, useContext } from 'react';
import type { EditorSources } from '../editor-sources.ts';
import type { Range } from '../rich-text/plain-lines.ts';
import { type BlocksState, type BlocksStore, blockEvents, type FocusRequest } from './blocks-slice.ts';
import { subscriptionTo, useSelector } from './use-selector.ts';

/** What is said of blocks beside the text: how much, and the ways there. */
export type BlockComments = {
  /** Threads that are open, by block. */
  counts: ReadonlyMap<string, number>;
  mayWrite: boolean;
  begin: (blockId: string) => void;
  /** Begins to suggest other words for those that are marked in a block. */
  suggest: (blockId: string) => void;
  /** What waits to be decided, by block, to stand below it. */
  proposals: ReadonlyMap<string, ReactNode>;
  show: (blockId: string) => void;
};

/** What the editor is given anew with each change; commands read it when they are called. */
export type EditorGiven = {
  content: readonly ContentNode[];
  onChange: (content: ContentNode[], change: { key?: string }) => void;
  history: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };
  isRestricted: boolean;
  sources: EditorSources;
  /** null where nothing can be said of blocks. */
  comments: BlockComments | null;
};

/**
 * What commands on blocks work with: the blocks as they are given, and the state of the interface, which lies in the
 * Redux store. One for each editor, the same for its whole life.
 */
export class EditorStore {
  given: EditorGiven;
  readonly redux: BlocksStore;
  /** The words that are marked in the text that is being written; null for none. */
  markedWords: () => Range | null = () => null;
  readonly newId = (): string => crypto.randomUUID();

  constructor(redux: BlocksStore, given: EditorGiven) {
    // With each key the draft changes: thousands of parts of blocks do not look then.
    this.redux = { ...redux, subscribe: subscriptionTo(redux, (state) => state.blocks) };
    this.given = given;
  }

  get state(): BlocksState {
    return this.redux.getState().blocks;
  }

  readonly dispatch = (action: ReturnType<(typeof blockEvents)[keyof typeof blockEvents]>): void => {
    this.redux.dispatch(action);
  };

  /** Tells what happened, to those who see it and those who hear it. */
  announce(text: string, { offersUndo = false }: { offersUndo?: boolean } = {}): void {
    this.dispatch(blockEvents.noticed({ text, offersUndo }));
  }

  /** Hands on a new tree; what comes before it is drawn builds on it. */
  apply(content: ContentNode[], change: { key?: string } = {}): void {
    this.given = { ...this.given, content };
    this.given.onChange(content, change);
  }

  /** Makes a block the active one. */
  activate(id: string | null, to: FocusRequest['to'] = 'frame', at?: FocusRequest['at']): void {
    this.dispatch(blockEvents.activated(id));
    this.dispatch(blockEvents.focusAsked({ id, to, ...(at === undefined ? {} : { at }) }));
  }
}

export const EditorStoreContext = createContext<EditorStore | null>(null);

export function useEditorStore(): EditorStore {
  const store = useContext(EditorStoreContext);
  if (store === null) throw new Error('Outside of a BlockEditor.');
  return store;
}

/** A part of the interface's state, drawn anew when that changes: it must be the same value while nothing of it does. */
export function useBlocks<Part>(part: (state: BlocksState) => Part): Part {
  return useSelector(useEditorStore().redux, ({ blocks }) => part(blocks));
}

/** Whether a block is the active one. */
export function useIsActive(id: string): boolean {
  return useBlocks(({ activeId }) => activeId === id);
}
