import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The button of a part that opens and closes. */
export const TOGGLE = 'button[aria-expanded][aria-controls]';

export function panelOf(toggle: Element): HTMLElement | null {
  return document.getElementById(toggle.getAttribute('aria-controls') ?? '');
}

export function toggleOf(panel: Element): HTMLElement | null {
  return document.querySelector(`${TOGGLE}[aria-controls="${CSS.escape(panel.id)}"]`);
}

/** Opens what the address points at, and what that stands in, once the page answers. */
export function useUnfolded(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (target === null) return;
    for (const toggle of document.querySelectorAll<HTMLElement>(`${TOGGLE}[aria-expanded=false]`)) {
      if (!target.contains(toggle) && !panelOf(toggle)?.contains(target)) continue;
      toggle.click();
      requestAnimationFrame(() => target.scrollIntoView());
    }
  }, [hash]);
}
