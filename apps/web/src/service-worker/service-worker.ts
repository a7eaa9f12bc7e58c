import { copyOf, fileOf, isFile, keepCopies } from './copies.ts';
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
worker.addEventListener('message', (event) => event.waitUntil(keepCopies()));
worker.addEventListener('push', (event) => event.waitUntil(showAlert(event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openAlert(event)));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, pathname));
  else if (isFile(pathname)) event.respondWith(file(request, pathname));
});

async function page({ request, preloadResponse }: FetchEvent, pathname: string): Promise<Response> {
  const answer = preloadResponse.then((response) => response ?? fetch(request)).catch(() => null);
  const copy = await copyOf(pathname);
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const response = await (copy === null ? answer : Promise.race([answer, late]));
  if (response !== null && (response.status < 500 || copy === null)) return response;
  if (copy === null) return await offlinePage();
  return await savedPage(copy, response === null ? 'offline' : 'failing');
}

/** A file never changes under its name. */
async function file(request: Request, pathname: string): Promise<Response> {
  return (await fileOf(pathname)) ?? (await fetch(request));
}
