/** The button of a part that opens and closes. */
const FOLDED = 'button[aria-expanded=false][aria-controls]';

/** Unfolds what an address points at within the page, and what that stands in. @param hash such as `#del-kostnad` */
export function unfold(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  if (target === null) return;
  for (const toggle of document.querySelectorAll<HTMLElement>(FOLDED)) {
    const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    if (!target.contains(toggle) && !panel?.contains(target)) continue;
    toggle.click();
    requestAnimationFrame(() => target.scrollIntoView());
  }
}
