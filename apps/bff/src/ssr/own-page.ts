import type { RenderRequest, SessionView } from '@brandpost/render-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newNotes } from '../cache/ask-for-visitors.ts';
import type { RenderedPage } from '../cache/rendered-page.ts';
import { hasAcceptedCookies } from '../cookies/accept-cookies.ts';
import { BffError } from '../errors.ts';
import type { FollowedMaintenance } from '../maintenance/follow-maintenance.ts';
import { addressOf } from '../plugins/page-address.ts';
import { tokenOf } from '../sessions/session-record.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { isOpenPage, signInPath } from '../sign-in/intranet-gate.ts';
import { UNKNOWN, viewOfCaller } from '../sign-in/session-view.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { isClosedTo, toMaintenance } from './closed-pages.ts';
import { type RenderContext, renderPage } from './render-page.ts';
import { sessionTransport, upstreamTransport } from './upstream-transport.ts';

export type OwnPageContext = {
  sessions: Sessions;
  upstream: Upstream;
  context: RenderContext;
  maintenance: FollowedMaintenance;
};

/**
 * A page for one browser alone, which nobody else is ever given.
 * @returns null for somebody who turns out to be a visitor of the public site. Source: SECURITY T22
 */
export async function ownPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, sessions, upstream, context, maintenance }: OwnPageContext & { site: RenderRequest['site'] },
): Promise<RenderedPage | null> {
  const session = await viewOrUnknown(request, reply, { sessions, upstream });
  if (session.state === 'anonymous' && site === 'public') return null;
  // A session that has just ended at the API was still good at the gate.
  if (session.state === 'anonymous' && !isOpenPage(request)) {
    return { kind: 'redirect', status: 303, location: signInPath(request), notes: newNotes() };
  }
  if (maintenance.isClosed() && isClosedTo(request, session)) return toMaintenance();
  const caller = await request.caller();
  const isVisitors = session.state === 'unknown' || caller.state !== 'signed-in';
  const transport = isVisitors
    ? upstreamTransport(context.visitors, newNotes())
    : sessionTransport(upstream, { token: tokenOf(caller.session).token, request });
  const asked = { url: addressOf(request), hasAcceptedCookies: hasAcceptedCookies(request) };
  return await renderPage({ ...asked, session, transport, site }, context);
}

/** Anyone who is signed in still reads what anybody may when the API cannot be asked about them. */
async function viewOrUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  context: { sessions: Sessions; upstream: Upstream },
): Promise<SessionView> {
  try {
    return await viewOfCaller(request, reply, context);
  } catch (error) {
    if (!(error instanceof BffError)) throw error;
    request.log.warn({ err: error }, 'A page is shown without its session');
    return UNKNOWN;
  }
}
