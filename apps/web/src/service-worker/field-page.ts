import { FIELD_PAGE } from '../addresses/field-page.ts';
import { deleteDatabase, emptyContent } from '../field-store/database.ts';
import type { FetchEvent } from './worker-scope.ts';

const OF_STAFF = /^\/(?:profile|skapa-innehall|krislarm|annons|ge-ta)(?:\/|$)/;
const SIGN_OUT = '/bff/logout';
/** What may make somebody else of anyone who uses this browser. */
const CHANGE_OF_PERSON =
  /^\/(?:bff\/(?:login|masquerade)|rubicore\/(?:saml\/v1|core\/v1\/user\/login))(?:\/|$)/;

/** Whether an address is one of the pages of those who are signed in. */
export function isOfStaff(pathname: string): boolean {
  return OF_STAFF.test(pathname);
}

/** The page that shows what this device keeps for its owner; undefined where they have not chosen that. */
export async function fieldPage(): Promise<Response | undefined> {
  return await caches.match(FIELD_PAGE);
}

/** Takes away what is kept for somebody when they sign out, and what there is to read before another may come. */
export function followSignIn(event: FetchEvent, pathname: string): void {
  if (pathname === SIGN_OUT) event.respondWith(signOut(event.request));
  else if (CHANGE_OF_PERSON.test(pathname)) event.waitUntil(emptyContent());
}

async function signOut(request: Request): Promise<Response> {
  const response = await fetch(request);
  // A form is led on from there, a script is answered.
  if (response.ok || response.type === 'opaqueredirect') await deleteDatabase();
  return response;
}
