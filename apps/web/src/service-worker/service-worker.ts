import { checkOwner } from '../field-store/check-owner.ts';
import { copyOf, fileOf, isFile, keepCopies } from './copies.ts';
import { fieldPage, followSignIn, isOfStaff } from './field-page.ts';
import { offlinePage, savedPage } from './offline-pages.ts';
import { openAlert, showAlert } from './push-notification.ts';
import { type FetchEvent, worker } from './worker-scope.ts';

/*
 * Keeps the pages that somebody may need without a network (docs/decisions/0047). All else goes to the network as if this
 * were not there: an answer of the site always comes before a copy.
 */

/** A network that has not answered by then is as good as none, where there is a copy. */
const PATIENCE_MS = 8000;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  // Pages are asked for while this starts, and not after it.
  const preload = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, worker.clients.claim()]));
});
worker.addEventListener('message', (event) => event.waitUntil(Promise.all([keepCopies(), checkOwner()])));
worker.addEventListener('push', (event) => event.waitUntil(showAlert(event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openAlert(event)));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  if (request.method === 'POST') followSignIn(event, pathname);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(event, pathname));
  else if (isFile(pathname)) event.respondWith(file(request, pathname));
});

async function page(event: FetchEvent, pathname: string): Promise<Response> {
  const { request, preloadResponse } = event;
  const answer = preloadResponse.then((response) => response ?? fetch(request)).catch(() => null);
  const instead = await pageInstead(pathname);
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const response = await (instead === null ? answer : Promise.race([answer, late]));
  // Anyone who is sent elsewhere from a page of staff may be signed in no more.
  if (response?.type === 'opaqueredirect' && isOfStaff(pathname)) event.waitUntil(checkOwner());
  if (response !== null && (response.status < 500 || instead === null)) return response;
  if (instead !== null) return await instead(response === null ? 'offline' : 'failing');
  return (await fieldPage()) ?? (await offlinePage());
}

/** What can be shown in place of a page that cannot be had: of staff's, what is kept of their own; else its copy. */
async function pageInstead(
  pathname: string,
): Promise<((reason: 'offline' | 'failing') => Promise<Response>) | null> {
  const own = isOfStaff(pathname) ? await fieldPage() : undefined;
  if (own !== undefined) return async () => own;
  const copy = await copyOf(pathname);
  return copy && ((reason) => savedPage(copy, reason));
}

/** A file never changes under its name. */
async function file(request: Request, pathname: string): Promise<Response> {
  return (await fileOf(pathname)) ?? (await fetch(request));
}
