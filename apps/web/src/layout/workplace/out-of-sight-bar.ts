import type { KeyboardEvent } from 'react';

/** Marks the bar of the workplace. */
export const WORKPLACE_BAR = 'data-workplace-bar';
/** Marks the bar of a page that has the top of a phone to itself; `workplace-room.ts` has the looks. */
export const TAKES_TOP = 'data-takes-top';

/** Brings the bar of the workplace out where a page has the top of a phone to itself, and goes to it. */
export function focusWorkplaceBar(): void {
  document.querySelector<HTMLElement>(`[${WORKPLACE_BAR}] button`)?.focus();
}

/** Escape leads back from there to the last of what the page has there, which is its menu. */
export function leaveOnEscape({ key, currentTarget }: KeyboardEvent): void {
  if (key !== 'Escape' || currentTarget.querySelector(':popover-open') !== null) return;
  [...document.querySelectorAll<HTMLElement>(`[${TAKES_TOP}] button`)].at(-1)?.focus();
}
