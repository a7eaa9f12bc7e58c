import type { BlockPlace, Finding } from '@brandpost/cms-blocks/editing';
import type { MediaResource } from '@brandpost/cms-blocks/react';
import type { Presence } from '@brandpost/rubicore-api';
import { configureStore, createSlice, type PayloadAction, type Store } from '@reduxjs/toolkit';

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

type ByBlock<Mark> = Readonly<Record<string, Mark>>;

/** What blocks are marked with by those around the editor. */
export type BlockMarks = {
  /** What the checks found. */
  findings: ByBlock<readonly Finding[]>;
  /** How many threads are open. */
  commentCounts: ByBlock<number>;
  /** Who else writes. */
  writers: ByBlock<readonly Presence[]>;
  /** Where other words are suggested. */
  proposed: readonly string[];
  mayComment: boolean;
};

/** The state of the interface in which blocks are edited; the blocks themselves are the draft's. */
export type BlocksState = {
  activeId: string | null;
  /** Whether the active block's form is shown beside the text, where something else could be. */
  isInspected: boolean;
  focus: FocusRequest | null;
  dialog: EditorDialog | null;
  /** Whether the tree is open where there is no room for it beside the canvas. */
  isTreeShown: boolean;
  notice: Notice | null;
  /** The blocks whose children the tree does not show. */
  collapsed: readonly string[];
  /** Pictures chosen here, which those around have not fetched yet, by their filenames. */
  picked: Readonly<Record<string, MediaResource>>;
  marks: BlockMarks;
};

const INITIAL: BlocksState = {
  activeId: null,
  isInspected: false,
  focus: null,
  dialog: null,
  isTreeShown: false,
  notice: null,
  collapsed: [],
  picked: {},
  marks: { findings: {}, commentCounts: {}, writers: {}, proposed: [], mayComment: false },
};

const slice = createSlice({
  name: 'blocks',
  initialState: INITIAL,
  // Each answers a new state: drafts of Immer would follow the marks of five hundred blocks for nothing.
  reducers: {
    /** A block has been chosen, or with null none. */
    activated: (state, { payload: activeId }: PayloadAction<string | null>) => ({
      ...state,
      activeId,
      isInspected: activeId !== null,
    }),
    /** The block that is shown for the one that was chosen, such as the table of a cell. */
    resolved: (state, { payload: activeId }: PayloadAction<string | null>) => ({ ...state, activeId }),
    inspected: (state, { payload: isInspected }: PayloadAction<boolean>) => ({ ...state, isInspected }),
    focusAsked: (state, { payload: focus }: PayloadAction<FocusRequest>) => ({ ...state, focus }),
    focusGiven: (state) => ({ ...state, focus: null }),
    asked: (state, { payload: dialog }: PayloadAction<EditorDialog>) => ({ ...state, dialog }),
    answered: (state) => ({ ...state, dialog: null }),
    treeShown: (state, { payload: isTreeShown }: PayloadAction<boolean>) => ({ ...state, isTreeShown }),
    noticed: (state, { payload: notice }: PayloadAction<Notice>) => ({ ...state, notice }),
    noticeGone: (state) => ({ ...state, notice: null }),
    collapsed: (state, { payload: collapsed }: PayloadAction<readonly string[]>) => ({ ...state, collapsed }),
    picked: (state, { payload }: PayloadAction<BlocksState['picked']>) => ({
      ...state,
      picked: { ...state.picked, ...payload },
    }),
    marked: (state, { payload }: PayloadAction<Partial<BlockMarks>>) => ({
      ...state,
      marks: { ...state.marks, ...payload },
    }),
    /** The canvas is not there any more: what was about to happen on it does not happen on the next. */
    left: (state) => ({
      ...state,
      focus: null,
      dialog: null,
      isTreeShown: false,
      notice: null,
      marks: INITIAL.marks,
    }),
  },
});

export const blockEvents = slice.actions;
export const blocksReducer = slice.reducer;

/** A store that has the interface of blocks in it, alone or beside the post that they stand in. */
export type BlocksStore = Pick<Store<{ blocks: BlocksState }>, 'getState' | 'subscribe' | 'dispatch'>;

/** For blocks that are edited apart from a post. */
export function createBlocksStore(): BlocksStore {
  return configureStore({ reducer: { blocks: blocksReducer } });
}
