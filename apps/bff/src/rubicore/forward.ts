import {
  AS_OF_PARAMETER,
  callAddress,
  type Endpoint,
  PUBLIC_CHANGE_HEADER,
  TOTAL_HEADER,
} from '@brandpost/rubicore-api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AskForVisitors, newNotes } from '../cache/ask-for-visitors.ts';
import { bodiesOf } from '../cache/encodings.ts';
import { sharedHeaders } from '../cache/shared-headers.ts';
import type { VisitorCaches } from '../cache/visitor-caches.ts';
import { BffError } from '../errors.ts';
import type { SharedReplies } from '../fast-path/shared-replies.ts';
import type { RateLimits } from '../protection/rate-limits.ts';
import { requireSession } from '../sessions/caller.ts';
import { endRefused } from '../sessions/end-refused.ts';
import { type Session, tokenOf } from '../sessions/session-record.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { type Answer, answerFrom } from '../upstream/answer.ts';
import { endpointOf } from '../upstream/endpoint-at.ts';
import { isSameAnswer } from '../upstream/entity-tag.ts';
import type { Upstream } from '../upstream/upstream.ts';
import type { Passage } from './proxy.ts';
import { upstreamHeaders } from './request-headers.ts';

export type RubicoreOptions = {
  upstream: Upstream;
  visitors: AskForVisitors;
  answers: VisitorCaches['answers'];
  replies: SharedReplies;
  sessions: Sessions;
  defaultToken: () => string;
  origins: readonly string[];
  limits: RateLimits;
  /** Called when something was written, with the post if it was one, so that nothing from before is shown. */
  onWrite: (postId: string | null) => void;
};

/**
 * Answers a visitor with what all visitors share, where anybody may know it; all else is left to go upstream.
 * @throws BffError
 */
export async function answerShared(
  request: FastifyRequest,
  reply: FastifyReply,
  { visitors, answers, replies }: RubicoreOptions,
): Promise<FastifyReply | undefined> {
  const endpoint = endpointOf(request);
  if (endpoint.shared !== true || (await sessionOf(request)) !== null) return undefined;
  const notes = newNotes();
  const { path, query } = upstreamAddress(request, endpoint);
  const address = query === '' ? path : `${path}?${query}`;
  const answer = await visitors(address, { isList: endpoint.list === true }, notes);
  if (request.hasSessionCookie) return begin(request, reply, answer).send(answer.body);
  begin(request, reply, answer).headers(sharedHeaders(notes)).header('vary', 'cookie, accept-encoding');
  const { status } = answer;
  const kept = { cache: answers, key: address, value: answer, notes, status };
  replies.record(request, reply, { ...kept, bodies: bodiesOf, isKnown: isSameAnswer });
  const isKnown = isSameAnswer(answer, request.headers['if-none-match']);
  return isKnown ? reply.code(304).send() : reply.send(answer.body);
}

/**
 * A call of this browser's own, with what it sent and the token of its session as it is now, answered with what the API
 * says in the one shape.
 * @throws BffError
 */
export async function ownPassage(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, defaultToken, onWrite }: RubicoreOptions,
): Promise<Passage> {
  const endpoint = endpointOf(request);
  const session = await sessionOf(request);
  return {
    ...upstreamAddress(request, endpoint),
    headers: upstreamHeaders(request, session === null ? defaultToken() : tokenOf(session).token),
    async answer(answered) {
      try {
        const expected = { isList: endpoint.list === true, withheld: endpoint.withheld };
        const answer = await answerFrom(answered, expected);
        const isSeen = changesContent(endpoint) && answered.headers[PUBLIC_CHANGE_HEADER] !== 'no';
        if (isSeen) onWrite(writtenPost(request, endpoint));
        return begin(request, reply, answer).send(answer.body);
      } catch (error) {
        const isRefused = error instanceof BffError && error.kind.status === 401;
        throw isRefused && session !== null ? await endRefused(session, reply, { sessions }) : error;
      }
    },
  };
}

/** An answer's status and headers, for this browser alone unless more is said of it. */
function begin(request: FastifyRequest, reply: FastifyReply, { status, headers }: Answer): FastifyReply {
  const total = headers[TOTAL_HEADER];
  const links = total === undefined ? null : pageLinks(request.raw.url ?? '', Number(total));
  if (links !== null) reply.header('link', links);
  // Of two who ask the same, one may be signed in and be answered more.
  if (endpointOf(request).shared === true) reply.header('vary', 'cookie');
  return reply.code(status).headers(headers).header('cache-control', 'private, no-store');
}

/** @throws BffError sessionsAway: who may be signed in is never answered as a visitor (SECURITY F5) */
export async function sessionOf(request: FastifyRequest): Promise<Session | null> {
  if (!request.hasSessionCookie) return null;
  const caller = await request.caller();
  return caller.state === 'visitor' && request.endedWith === null ? null : await requireSession(request);
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
export function upstreamAddress(
  request: FastifyRequest,
  { path }: Endpoint,
): Pick<Passage, 'path' | 'query'> {
  const asked = (request.raw.url ?? '').split('?').slice(1).join('?');
  const query = asked
    .split('&')
    .filter((pair) => pair.split('=', 1)[0] !== AS_OF_PARAMETER)
    .join('&');
  return { path: callAddress(path, request.params as Record<string, string>), query };
}

/**
 * The `Link` header of one page of a list: first, prev, next and last where there are such. Source: RFC 8288.
 * @param address path and query as asked for
 */
export function pageLinks(address: string, total: number): string | null {
  const url = new URL(address, 'http://list');
  const perPage = Number(url.searchParams.get('perPage') ?? 20);
  const page = Number(url.searchParams.get('page') ?? 1);
  if (!Number.isInteger(perPage) || !Number.isInteger(page) || perPage < 1 || page < 1) return null;
  const last = Math.max(1, Math.ceil(total / perPage));
  const relations = [
    ['first', 1],
    ['prev', page - 1],
    ['next', page + 1],
    ['last', last],
  ] as const;
  return relations
    .filter(([, target]) => target >= 1 && target <= last)
    .map(([relation, target]) => {
      url.searchParams.set('page', String(target));
      return `<${url.pathname}${url.search}>; rel="${relation}"`;
    })
    .join(', ');
}
