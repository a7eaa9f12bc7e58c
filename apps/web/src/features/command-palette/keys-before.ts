import { useEffect, useMemo, useRef } from 'react';

/** What is typed before there is a field for it. */
export type KeysBefore = { text: string; isEntered: boolean };

/**
 * Keeps what is typed from the moment on that a field is asked for until it stands there and has focus: its code may
 * have to be fetched first.
 * @returns how to begin, and what has been typed since, which is then no longer kept
 */
export function useKeysBefore(onEscape: () => void) {
  const kept = useRef<KeysBefore | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (kept.current === null || event.isComposing) return;
      const before = withKey(kept.current, event);
      if (before === null) return;
      event.preventDefault();
      event.stopPropagation();
      kept.current = before;
      if (event.key !== 'Escape') return;
      kept.current = null;
      onEscape();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [onEscape]);
  return useMemo(
    () => ({
      begin() {
        kept.current = { text: '', isEntered: false };
      },
      take(): KeysBefore | null {
        const taken = kept.current;
        kept.current = null;
        return taken;
      },
    }),
    [],
  );
}

/** What is kept after one more key; null for a key that is none of its business. */
export function withKey(
  { text, isEntered }: KeysBefore,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): KeysBefore | null {
  // A character that takes Alt and Ctrl together is still one.
  if (metaKey || ctrlKey !== altKey) return null;
  if (key === 'Escape') return { text, isEntered };
  if (key === 'Enter') return { text, isEntered: true };
  if (key === 'Backspace') return { text: [...text].slice(0, -1).join(''), isEntered };
  return [...key].length === 1 ? { text: text + key, isEntered } : null;
}
