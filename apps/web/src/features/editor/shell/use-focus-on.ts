import { type RefObject, useEffect, useState } from 'react';
import { frameSelector } from '../blocks/canvas/frame-selector.ts';

/** What somebody is led to: the open step, a field of it or of the canvas, or a block of the text. */
type Target =
  | { readonly kind: 'panel' }
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'block'; readonly id: string };

/**
 * Leads somebody on, once what they are led to is there: into sight, and with focus.
 * @param aside what the steps are in
 * @param first what they came for
 */
export function useFocusOn(
  aside: RefObject<HTMLElement | null>,
  first: Target | null,
): (target: Target) => void {
  const [target, setTarget] = useState<Target | null>(first);
  useEffect(() => {
    if (target === null) return;
    const element = elementOf(target, aside.current);
    // A step is longer than a phone: it is read from its beginning.
    if (target.kind === 'panel') aside.current?.scrollIntoView({ block: 'nearest' });
    else element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [target, aside]);
  return setTarget;
}

function elementOf(target: Target, aside: HTMLElement | null): HTMLElement | null {
  if (target.kind === 'block') return document.querySelector(frameSelector(target.id));
  const panel = aside?.querySelector<HTMLElement>('[role=tabpanel]') ?? null;
  if (target.kind === 'panel') return panel;
  const named = (path: string) =>
    document.querySelector<HTMLElement>(
      `[data-field="${CSS.escape(path)}"], [data-field^="${CSS.escape(path)}."]`,
    );
  const [field = ''] = target.field.split('.');
  return named(target.field) ?? named(field) ?? panel;
}
