import type { BlockPlace, Finding } from '@brandpost/cms-blocks/editing';
import type { MediaResource } from '@brandpost/cms-blocks/react';
import type { ContentNode } from '@brandpost/domain';
import { createContext, type ReactNode, useContext } from 'react';
import type { WritersByPlace } from '../../presence/by-place.ts';
import type { EditorSources } from '../editor-sources.ts';
import type { Range } from '../rich-text/plain-lines.ts';
import { Signal, useSignalPart } from './signal.ts';

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
  onActivate: (id: string | null) => void;
  isRestricted: boolean;
  sources: EditorSources;
  /** null where nothing can be said of blocks. */
  comments: BlockComments | null;
};

/** Where focus goes once the block is drawn. */
export type FocusRequest = {
  id: string | null;
  to: 'frame' | 'text' | 'sight';
  /** Where the pointer was, for the caret. */
  at?: { left: number; top: number };
};

export type EditorDialog =
  | { kind: 'insert'; place: BlockPlace; replacesId: string | null }
  | { kind: 'move'; id: string }
  | { kind: 'remove'; id: string }
  | { kind: 'share'; id: string };

export type Notice = { text: string; offersUndo: boolean };

/** What is known while a page is edited and is no part of it. One for each editor, the same for its whole life. */
export class EditorStore {
  given: EditorGiven;
  readonly active = new Signal<string | null>(null);
  readonly focus = new Signal<FocusRequest | null>(null);
  readonly dialog = new Signal<EditorDialog | null>(null);
  readonly notice = new Signal<Notice | null>(null);
  /** What each block is marked with. */
  readonly findings = new Signal<ReadonlyMap<string, readonly Finding[]>>(new Map());
  readonly commentCounts = new Signal<BlockComments['counts']>(new Map());
  /** Who else writes, by block. */
  readonly writers = new Signal<WritersByPlace['blocks']>(new Map());
  readonly mayComment = new Signal(false);
  readonly proposals = new Signal<BlockComments['proposals']>(new Map());
  /** The words that are marked in the text that is being written; null for none. */
  markedWords: () => Range | null = () => null;
  /** Pictures chosen here, which those around have not fetched yet. */
  readonly picked = new Signal<ReadonlyMap<string, MediaResource>>(new Map());
  /** Where the active block's form is put, beside the canvas. */
  readonly formSlot = new Signal<HTMLElement | null>(null);
  /** Where the tools of the active text are put, at its block's own. */
  readonly toolSlot = new Signal<HTMLElement | null>(null);
  readonly newId = (): string => crypto.randomUUID();

  constructor(given: EditorGiven) {
    this.given = given;
  }

  /** Tells what happened, to those who see it and those who hear it. */
  announce(text: string, { offersUndo = false }: { offersUndo?: boolean } = {}): void {
    this.notice.set({ text, offersUndo });
  }

  /** Hands on a new tree; what comes before it is drawn builds on it. */
  apply(content: ContentNode[], change: { key?: string } = {}): void {
    this.given = { ...this.given, content };
    this.given.onChange(content, change);
  }

  /** Makes a block the active one. */
  activate(id: string | null, to: FocusRequest['to'] = 'frame', at?: FocusRequest['at']): void {
    this.active.set(id);
    this.given.onActivate(id);
    this.focus.set({ id, to, ...(at === undefined ? {} : { at }) });
  }
}

export const EditorStoreContext = createContext<EditorStore | null>(null);

export function useEditorStore(): EditorStore {
  const store = useContext(EditorStoreContext);
  if (store === null) throw new Error('Outside of a BlockEditor.');
  return store;
}

/** Whether a block is the active one. */
export function useIsActive(id: string): boolean {
  return useSignalPart(useEditorStore().active, (active) => active === id);
}
