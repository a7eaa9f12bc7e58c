import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PlacedThread } from './order-threads.ts';
import type { Focused } from './use-discussion.ts';

type Followed = {
  focused: Focused | null;
  focusedThread: PlacedThread | undefined;
  onMark: (blockId: string) => void;
};

/** Brings the thread that somebody has come to into sight, and the block that it is about. */
export function useFocusedCard(
  card: RefObject<HTMLElement | null>,
  { focused, focusedThread, onMark }: Followed,
): void {
  const follow = useEffectEvent(() => {
    if (focused?.isLed === true) card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
    const blockId = focusedThread?.subject.blockId ?? null;
    if (blockId !== null) onMark(blockId);
  });
  const threadId = focusedThread?.thread.id ?? null;
  useEffect(() => {
    if (focused !== null && threadId !== null) follow();
  }, [focused, threadId]);
}

type Choosing = Omit<Followed, 'onMark'> & {
  activeBlockId: string | null;
  open: readonly PlacedThread[];
  focusOn: (focused: Focused) => void;
};

/** Goes to what has been said of the block that becomes the active one. */
export function useThreadOfBlock({ activeBlockId, open, focused, focusedThread, focusOn }: Choosing): void {
  const follow = useEffectEvent((blockId: string) => {
    if (focused?.kind === 'new' || focused?.kind === 'suggest' || focusedThread?.subject.blockId === blockId)
      return;
    const first = open.find(({ subject }) => subject.blockId === blockId);
    if (first !== undefined) focusOn({ kind: 'comment', id: first.thread.id, isLed: false });
  });
  useEffect(() => {
    if (activeBlockId !== null) follow(activeBlockId);
  }, [activeBlockId]);
}
