/** Closes the sheets of the header that are open. */
export function closePanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
}
