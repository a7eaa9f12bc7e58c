import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { addressOfLink } from '../addresses/link-target.ts';

/** React looks at nothing within an element that says this of itself, and changes nothing there. */
const WHAT_IS_THERE = { __html: '' } as const;

/**
 * What the server wrote in this place: the code that would write it again is not loaded. Its links lead on as all others
 * do. For the first render of a page alone, which finds the HTML there, in an element with `data-as-served`.
 */
export function AsServed() {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const address = addressOfLink(event.target);
    // Files are the browser's to open.
    if (!isPlain || address === null || address.pathname.startsWith('/media/')) return;
    event.preventDefault();
    navigate(address.pathname + address.search + address.hash);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links within are what is pressed, by keys too
    <div
      data-as-served=""
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={WHAT_IS_THERE}
    />
  );
}
