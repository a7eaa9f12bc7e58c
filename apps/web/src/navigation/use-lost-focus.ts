import { type RefObject, useEffect, useRef } from 'react';

/**
 * What focus goes on from, by a `tabIndex` of -1, when what had it is gone: a button with its row, for one. Where nothing
 * has had focus yet, as on a page that is still being loaded, it stays where it is.
 *
 * @param change what is another value when something may be gone
 */
export function useLostFocus<Taker extends HTMLElement>(change: unknown): RefObject<Taker | null> {
  const taker = useRef<Taker>(null);
  const last = useRef(change);
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    focused.current = document.activeElement;
    const note = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (last.current === change) return;
    last.current = change;
    if (document.activeElement === document.body && isGone(focused.current)) taker.current?.focus();
  }, [change]);
  return taker;
}

/** Whether something can have no focus any more; the page as a whole never had any. */
function isGone(element: EventTarget | null): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  return !element.isConnected || element.matches(':disabled') || !element.checkVisibility();
}
