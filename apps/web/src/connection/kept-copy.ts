/** The note on top of a page that is a copy, which the service worker puts there. */
export const KEPT_COPY_CLASS = 'saved-copy';

/** Says no longer, or again, that there is no connection and what is read is a copy. */
export function hideKeptCopyNote(isHidden = true): void {
  for (const note of document.querySelectorAll<HTMLElement>(`.${KEPT_COPY_CLASS}`)) note.hidden = isHidden;
}

/** When the page that is open was copied; null when it came from the site. */
export function keptCopyFrom(): Date | null {
  const copiedAt = document.querySelector<HTMLElement>(`.${KEPT_COPY_CLASS}`)?.dataset.copiedAt;
  return copiedAt === undefined ? null : new Date(copiedAt);
}
