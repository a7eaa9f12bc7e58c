import { AS_OF_PARAMETER, callAddress, type Endpoint, TOTAL_HEADER } from '@brandpost/rubicore-api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sharedHeaders } from '../cache/shared-headers.ts';
import { BffError } from '../errors.ts';
import type { RateLimits } from '../protection/rate-limits.ts';
import { requireSession } from '../sessions/caller.ts';
import { endRefused } from '../sessions/end-refused.ts';
import { type Session, tokenOf } from '../sessions/session-record.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Upstream, UpstreamCall } from '../upstream/upstream.ts';
import { type Answer, answerFrom } from './answer.ts';
import { type AskForVisitors, newNotes } from './ask-for-visitors.ts';
import { isSameAnswer } from './entity-tag.ts';
import { pageLinks } from './page-links.ts';
import { upstreamHeaders } from './request-headers.ts';

export type RubicoreOptions = {
  upstream: Upstream;
  visitors: AskForVisitors;
  sessions: Sessions;
  defaultToken: () => string;
  origins: readonly string[];
  limits: RateLimits;
  /** Told that something was written, and which post if it was one, so that nothing from before is shown. */
  onWrite: (postId: string | null) => void;
};

/** One call of a browser: which it is, what it sends, and how long it may take where that is not as usual. */
export type PassedCall = { endpoint: Endpoint } & Pick<UpstreamCall, 'body' | 'headersTimeout' | 'timeoutMs'>;

/**
 * Answers a call with what the API says, in the one shape. Visitors share answers that anybody may know.
 * @throws BffError
 */
export async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  call: PassedCall,
  options: RubicoreOptions,
): Promise<FastifyReply> {
  const { endpoint } = call;
  const session = await sessionOf(request);
  const isShared = endpoint.shared === true && session === null;
  const notes = newNotes();
  const answer = isShared
    ? await options.visitors(upstreamPath(request, endpoint), { isList: endpoint.list === true }, notes)
    : await askAlone(request, reply, { call, session }, options);
  const total = answer.headers[TOTAL_HEADER];
  const links = total === undefined ? null : pageLinks(request.raw.url ?? '', Number(total));
  if (links !== null) reply.header('link', links);
  reply.code(answer.status).headers(answer.headers);
  // Of two who ask the same, one may be signed in and be answered more.
  if (endpoint.shared === true) reply.header('vary', 'cookie');
  if (!isShared || request.hasSessionCookie) {
    return reply.header('cache-control', 'private, no-store').send(answer.body);
  }
  reply.headers(sharedHeaders(notes));
  const isKnown = isSameAnswer(answer, request.headers['if-none-match']);
  return isKnown ? reply.code(304).send() : reply.send(answer.body);
}

/** @throws BffError sessionsAway: who may be signed in is never answered as a visitor (SECURITY F5) */
export async function sessionOf(request: FastifyRequest): Promise<Session | null> {
  if (!request.hasSessionCookie) return null;
  const caller = await request.caller();
  return caller.state === 'visitor' && request.endedWith === null ? null : await requireSession(request);
}

/** A call of this browser's own, with what it sent and the token of its session as it is now. */
async function askAlone(
  request: FastifyRequest,
  reply: FastifyReply,
  { call, session }: { call: PassedCall; session: Session | null },
  { upstream, sessions, defaultToken, onWrite }: RubicoreOptions,
): Promise<Answer> {
  const { endpoint, ...sent } = call;
  const token = session === null ? defaultToken() : tokenOf(session).token;
  try {
    const answer = await upstream.request({
      method: endpoint.method,
      path: upstreamPath(request, endpoint),
      headers: upstreamHeaders(request.headers, { token, requestId: request.id, address: request.ip }),
      ...sent,
      signal: closedWith(reply),
    });
    const good = await answerFrom(answer, { isList: endpoint.list === true, withheld: endpoint.withheld });
    if (changesContent(endpoint)) onWrite(writtenPost(request, endpoint));
    return good;
  } catch (error) {
    const isRefused = error instanceof BffError && error.kind.status === 401;
    throw isRefused && session !== null ? await endRefused(session, reply, { sessions }) : error;
  }
}

/** Areas of which visitors see something. Reading marks and likes of staff change nothing that is shared. */
const CONTENT = /^\/core\/v1\/(?:post|category|media|link|node|editor|redirect)(?:\/|$)/;

function changesContent({ method, path, unseen }: Endpoint): boolean {
  return method !== 'GET' && unseen !== true && CONTENT.test(path);
}

function writtenPost(request: FastifyRequest, { path }: Endpoint): string | null {
  return path.startsWith('/core/v1/post/:id') ? ((request.params as { id?: string }).id ?? null) : null;
}

/**
 * The catalogue's own path with the parameters escaped anew: no spelling of the browser's gets upstream. Nor does the
 * event that a page asks because of: it is for caches in front of us, and makes no other answer here.
 */
export function upstreamPath(request: FastifyRequest, endpoint: Endpoint): string {
  const asked = (request.raw.url ?? '').split('?').slice(1).join('?');
  const query = asked
    .split('&')
    .filter((pair) => pair.split('=', 1)[0] !== AS_OF_PARAMETER)
    .join('&');
  const path = callAddress(endpoint.path, request.params as Record<string, string>);
  return query === '' ? path : `${path}?${query}`;
}

/** Gives up upstream when the browser has gone before its answer was sent. Source: SECURITY T20. */
export function closedWith(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
