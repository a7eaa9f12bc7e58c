import type { ContentNode } from '@brandpost/domain';
import type { CommentThread, RubicoreClient } from '@brandpost/rubicore-api';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { Chosen } from '../suggestions/chosen-words.ts';
import { countByBlock, orderThreads } from './order-threads.ts';
import { useComments, type Words } from './use-comments.ts';

/** What is being written and has not been sent, by what it is: it stays while somebody looks elsewhere. */
type Unsent = Readonly<Record<string, Words>>;

/** What the panel has come to: a comment, a new one on a block or with null on all of it, or other words for a text. */
export type Focused = {
  /** Somebody has been led there, and focus goes along; else they have come there by what they pressed. */
  isLed: boolean;
} & (
  | { kind: 'comment'; id: number }
  | { kind: 'new'; blockId: string | null }
  | { kind: 'suggest'; chosen: Chosen }
);

export type Discussion = ReturnType<typeof useDiscussion>;

type Discussing = {
  client: RubicoreClient;
  postId: number | null;
  content: readonly ContentNode[];
  /** The comment that somebody comes for; null for none in particular. */
  sought: { id: number } | null;
};

/** The comments of a post, and how far somebody has come in them. */
export function useDiscussion({ client, postId, content, sought }: Discussing) {
  const query = useComments(client, postId);
  const [isOpen, setOpen] = useState(false);
  const [focused, setFocused] = useState<Focused | null>(null);
  const [lastSought, setLastSought] = useState<typeof sought>(null);
  const [isResolvedShown, showResolved] = useState(false);
  const [unsent, setUnsent] = useState<Unsent>({});
  const button = useRef<HTMLButtonElement>(null);
  const found = query.data ?? null;
  const threads = found?.threads ?? NONE;
  const counts = useMemo(() => countByBlock(threads), [threads]);
  const placed = useMemo(() => orderThreads(threads, content), [threads, content]);
  const isThere = found !== null;
  const mayWrite = found?.mayWrite === true;
  const openAt = (at: Focused | null) => {
    setFocused(at);
    setOpen(true);
  };
  // Another notice may lead to the editor that is open already.
  if (sought !== lastSought) {
    setLastSought(sought);
    if (sought !== null) openAt({ kind: 'comment', id: sought.id, isLed: true });
  }
  const begin = (blockId: string | null) => openAt({ kind: 'new', blockId, isLed: true });
  const show = (id: number) => openAt({ kind: 'comment', id, isLed: true });
  return {
    ...{ query, postId, client, placed, counts, isThere, mayWrite, isOpen, focused, unsent, button },
    ...{ isResolvedShown, showResolved },
    /** Whether something is written that nobody else has. */
    hasUnsent: Object.values(unsent).some(({ text }) => text.trim() !== ''),
    openCount: threads.filter(({ resolved }) => resolved === null).length,
    toggle: () => setOpen(!isOpen),
    close: () => setOpen(false),
    focusOn: setFocused,
    /** Begins a comment on a block. */
    begin,
    /** Begins to suggest other words for those that are chosen. */
    suggest: (chosen: Chosen) => openAt({ kind: 'suggest', chosen, isLed: true }),
    /** Goes to a thread. */
    show,
    /** A new comment or suggestion has been sent, or given up; by then somebody may be elsewhere. */
    endNew: (blockId: string | null, sentId: number | null) =>
      setFocused((was) => {
        const isThere =
          was?.kind === 'suggest'
            ? was.chosen.blockId === blockId
            : was?.kind === 'new' && was.blockId === blockId;
        if (!isThere) return was;
        return sentId === null ? null : { kind: 'comment', id: sentId, isLed: true };
      }),
    /** Goes to what has been said of a block. */
    showBlock: (blockId: string) => {
      const thread = openThreadOn(threads, blockId);
      openAt(thread === undefined ? null : { kind: 'comment', id: thread.id, isLed: true });
    },
    write: (key: string, words: Words | null) =>
      setUnsent(({ [key]: _, ...others }) => (words === null ? others : { ...others, [key]: words })),
    /** The key that begins a comment on the active block. */
    onKeyDown(event: KeyboardEvent, activeId: string | null) {
      if (!mayWrite || !isCommentKey(event)) return;
      event.preventDefault();
      begin(activeId);
    },
  };
}

const NONE: readonly CommentThread[] = [];

function openThreadOn(threads: readonly CommentThread[], blockId: string): CommentThread | undefined {
  return threads.find((thread) => thread.blockId === blockId && thread.resolved === null);
}

/** Ctrl+Alt+M, and not the letter that AltGr+M writes. */
const isCommentKey = (event: KeyboardEvent) => isOurKey(event, 'KeyM');

/** The key that suggests other words. */
export const isSuggestionKey = (event: KeyboardEvent) => isOurKey(event, 'KeyF');

function isOurKey(event: KeyboardEvent, key: string): boolean {
  const { code, altKey, ctrlKey, metaKey, target } = event;
  if (code !== key || !altKey || !(ctrlKey || metaKey) || event.getModifierState('AltGraph')) return false;
  return !(target instanceof Element) || target.closest('dialog') === null;
}
