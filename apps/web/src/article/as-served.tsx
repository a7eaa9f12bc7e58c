import { type FormEventHandler, type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { addressOfLink } from '../addresses/link-target.ts';

/** What few pages need is loaded by these alone. */
const loadServed = () => import('@brandpost/cms-blocks/served');

/** React looks at nothing within an element that says this of itself, and changes nothing there. */
const WHAT_IS_THERE = { __html: '' } as const;

const TOGGLE = 'button[aria-expanded][aria-controls]';
const FILM = 'button[data-film]';
const LOOKUP = '[data-block="area-lookup"]';

/**
 * What the server wrote in this place: the code that would write it again is not loaded. Its links lead on as all others
 * do, its dropdowns open and close, films play and look-ups answer. For the first render of a page alone, which finds the
 * HTML there, in an element with `data-as-served`.
 */
export function AsServed({ onSubmit }: { onSubmit?: FormEventHandler | undefined }) {
  const navigate = useNavigate();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const toggle of content.current?.querySelectorAll(TOGGLE) ?? []) closeAsServed(toggle);
    for (const lookup of content.current?.querySelectorAll<HTMLElement>(LOOKUP) ?? []) {
      void loadServed().then(({ answerLookup }) => answerLookup(lookup));
    }
  }, []);
  const answer = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target : null;
    const film = pressed?.closest<HTMLElement>(FILM) ?? null;
    if (film !== null) void loadServed().then(({ playFilm }) => playFilm(film));
    const toggle = pressed?.closest(TOGGLE) ?? null;
    if (toggle === null) follow(event);
    else setExpanded(toggle, toggle.getAttribute('aria-expanded') === 'false');
  };
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const address = addressOfLink(event.target);
    // Files are the browser's to open.
    if (!isPlain || address === null || address.pathname.startsWith('/media/')) return;
    event.preventDefault();
    navigate(address.pathname + address.search + address.hash);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: links and buttons within are what is pressed, by keys too
    <div
      ref={content}
      data-as-served=""
      onClick={answer}
      onSubmit={onSubmit}
      suppressHydrationWarning
      dangerouslySetInnerHTML={WHAT_IS_THERE}
    />
  );
}

/** A panel waits for the script under a style of its own, and opens when that is late: then somebody may be reading it. */
function closeAsServed(toggle: Element): void {
  const panel = panelOf(toggle);
  const isRevealed = panel?.getAnimations().some(({ playState }) => playState === 'finished') ?? false;
  setExpanded(toggle, isRevealed);
  panel?.removeAttribute('data-waiting');
  // The browser's own search in the page has found something in it.
  panel?.addEventListener('beforematch', () => setExpanded(toggle, true));
}

function setExpanded(toggle: Element, isExpanded: boolean): void {
  toggle.setAttribute('aria-expanded', String(isExpanded));
  const panel = panelOf(toggle);
  if (isExpanded) panel?.removeAttribute('hidden');
  else panel?.setAttribute('hidden', 'until-found');
}

function panelOf(toggle: Element): HTMLElement | null {
  return document.getElementById(toggle.getAttribute('aria-controls') ?? '');
}
