import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Anyone who has not pressed a key for so long has paused. */
const PAUSE_MS = 2000;
const WRITTEN_IN = 'input, textarea, select, [contenteditable="true"]';
/** What takes keys of its own. */
const PRESSED = `${WRITTEN_IN}, button, a`;

/** A window that has to be answered, and does not open in the middle of a word. */
export type Interruption = {
  /** `asked` where the writer has opened it, `paused` where it has opened by itself. */
  readonly opened: 'asked' | 'paused' | null;
  readonly open: () => void;
};

/**
 * When a window may take focus from anyone who writes: once they pause, or ask for it. Where it has opened by itself and
 * the writer types on without having touched it, it gives way and the key goes into the text.
 * @param isWanted whether there is something to answer
 */
export function useInterruption(isWanted: boolean): Interruption {
  const lastKeyMs = useRef(Number.NEGATIVE_INFINITY);
  const [opened, setOpened] = useState<Interruption['opened']>(null);
  if (!isWanted && opened !== null) setOpened(null);

  useEffect(() => {
    const onKey = ({ target }: KeyboardEvent) => {
      if (target instanceof Element && target.closest(WRITTEN_IN) !== null) lastKeyMs.current = Date.now();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, []);

  useEffect(() => {
    if (!isWanted || opened !== null) return;
    let timer: ReturnType<typeof setTimeout>;
    const openWhenPaused = () => {
      const leftMs = lastKeyMs.current + PAUSE_MS - Date.now();
      if (leftMs > 0) timer = setTimeout(openWhenPaused, leftMs);
      else setOpened('paused');
    };
    openWhenPaused();
    return () => clearTimeout(timer);
  }, [isWanted, opened]);

  useEffect(() => {
    if (opened !== 'paused') return;
    const giveWay = (event: KeyboardEvent) => {
      if (!isTyped(event) || !(event.target instanceof Element)) return;
      if (event.target.closest('dialog') === null || event.target.closest(PRESSED) !== null) return;
      lastKeyMs.current = Date.now();
      // At once: the browser puts the letter where focus is when this is done.
      flushSync(() => setOpened(null));
    };
    addEventListener('keydown', giveWay, true);
    return () => removeEventListener('keydown', giveWay, true);
  }, [opened]);

  return { opened, open: () => setOpened('asked') };
}

/** Whether a key writes something, or takes it back. */
function isTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !(ctrlKey || metaKey || altKey) && (key.length === 1 || key === 'Backspace');
}
