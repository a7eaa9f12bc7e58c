import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { movedCaret } from './moved-caret.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Kept = { field: Field; value: string; start: number; end: number };

/**
 * Keeps the caret between the words where somebody writes while a colleague's words come into the same field. A field
 * whose value is set by a script would else have it at its end.
 * @param changed what the fields show: it is looked at whenever this is another
 */
export function useKeptCaret(root: RefObject<HTMLElement | null>, changed: unknown): void {
  const kept = useRef<Kept | null>(null);
  useEffect(() => {
    const keep = () => {
      const field = document.activeElement;
      kept.current = isField(field) && root.current?.contains(field) === true ? caretOf(field) : null;
    };
    document.addEventListener('selectionchange', keep);
    // Before the page is drawn anew with what was written.
    document.addEventListener('input', keep, { capture: true });
    document.addEventListener('focusin', keep);
    return () => {
      document.removeEventListener('selectionchange', keep);
      document.removeEventListener('input', keep, { capture: true });
      document.removeEventListener('focusin', keep);
    };
  }, [root]);
  useLayoutEffect(() => {
    const was = kept.current;
    if (was === null || document.activeElement !== was.field || was.field.value === was.value) return;
    const { field, value, start, end } = was;
    field.setSelectionRange(movedCaret(start, value, field.value), movedCaret(end, value, field.value));
    kept.current = caretOf(field);
  }, [changed]);
}

function caretOf(field: Field): Kept | null {
  const { value, selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null
    ? null
    : { field, value, start: selectionStart, end: selectionEnd };
}

function isField(element: Element | null): element is Field {
  return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
}
