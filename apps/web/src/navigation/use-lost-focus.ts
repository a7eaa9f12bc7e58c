import { type RefObject, useEffect, useRef } from 'react';

/**
 * What focus goes on from, by a `tabIndex` of -1, when what had it is gone: a button with its row, for one.
 *
 * @param change what is another value when something may be gone
 */
export function useLostFocus<Taker extends HTMLElement>(change: unknown): RefObject<Taker | null> {
  const taker = useRef<Taker>(null);
  const last = useRef(change);
  useEffect(() => {
    if (last.current === change) return;
    last.current = change;
    if (document.activeElement === document.body) taker.current?.focus();
  }, [change]);
  return taker;
}
