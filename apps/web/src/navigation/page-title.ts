import { useEffect, useSyncExternalStore } from 'react';
import { useOpenPage } from './page-route.ts';

/** What the open page calls itself, as long as it does: a post is called what somebody writes as its title. */
let own: string | null = null;
const listeners = new Set<() => void>();

function setOwn(title: string | null): void {
  own = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls the open page something that its loader does not know. @param title null for what the loader calls it */
export function useOwnTitle(title: string | null): void {
  useEffect(() => {
    setOwn(title);
    return () => setOwn(null);
  }, [title]);
}

/** What the open page is called: by itself, or by its loader; undefined where neither says so. */
export function usePageTitle(): { own: string | null; title: string | null | undefined } {
  const page = useOpenPage();
  const named = useSyncExternalStore(
    subscribe,
    () => own,
    () => null,
  );
  return { own: named, title: named ?? page?.meta?.title };
}
