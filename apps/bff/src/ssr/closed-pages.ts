import { capabilityValue } from '@brandpost/domain';
import type { SessionView } from '@brandpost/render-contract';
import type { FastifyRequest } from 'fastify';
import { newNotes } from '../cache/ask-for-visitors.ts';
import type { RenderedPage } from '../cache/rendered-page.ts';
import { pathOf } from '../plugins/page-address.ts';

/** What nobody may be kept from: what to do in a crisis, the page that says what is going on, and the way in. */
const ALWAYS_OPEN = /^\/(?:krisinformation(?:\/|$)|maintenance$|login$)/;

/** Whether a page is closed to somebody while the site is closed for maintenance. Those who may end it see it all. */
export function isClosedTo(
  request: FastifyRequest,
  session: Pick<SessionView, 'capabilities'> | null,
): boolean {
  if (ALWAYS_OPEN.test(pathOf(request))) return false;
  return capabilityValue(session?.capabilities ?? [], 'manage_maintenance') !== true;
}

/** The way to the page that says what is going on. Source: SPEC section 8, HTTP 503. */
export function toMaintenance(): RenderedPage {
  return { kind: 'redirect', status: 302, location: '/maintenance', notes: newNotes() };
}
