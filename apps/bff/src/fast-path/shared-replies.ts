import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AnswerNotes } from '../cache/ask-for-visitors.ts';
import { acceptedEncoding, type Bodies, type Encoding } from '../cache/encodings.ts';
import { sharedHeadersUntilMs } from '../cache/shared-headers.ts';
import type { SwrCache } from '../cache/swr-cache.ts';
import { hasAcceptedCookies } from '../cookies/accept-cookies.ts';
import { routeOf } from '../operations/request-ends.ts';
import { type PreparedHead, prepareHead } from './prepared-head.ts';
import type { RequestHead } from './request-head.ts';

/** What a route has just decided to answer a visitor with, all headers set but those that follow from the body. */
type Recording<Value extends object> = {
  /** Where the value lies, and under which key. */
  cache: Pick<SwrCache<Value>, 'isFresh'>;
  key: string;
  value: Value;
  notes: AnswerNotes;
  status: number;
  bodies: (value: Value) => Bodies;
  /** Whether a browser that sends this `If-None-Match` has the value already. */
  isKnown: (value: Value, ifNoneMatch: string | undefined) => boolean;
};

/** What stands before a body: headers as names and values in turn, and the same as it is sent. */
type Head = { status: number; headers: readonly string[]; prepared: PreparedHead };
/** Ready to be sent but for the id, which each reply has of its own. @property prepared with the body behind the head */
type Sendable = Head & { body: Buffer | undefined };

/** A reply as its route gave it last, to be given again while the route would say the same. */
export type SharedReply = {
  /** What its requests are counted under. */
  readonly route: string;
  /** @returns null once the value is no longer fresh, or its headers would be others */
  sendable(head: RequestHead): Sendable | null;
};

export type SharedReplies = {
  /** Remembers what is about to be sent, for the next visitor who asks for the very same address. */
  record<Value extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    recording: Recording<Value>,
  ): void;
  /** By whether cookies are accepted. @param url as it stands in the request line */
  find(url: string): Readonly<Partial<Record<'true' | 'false', SharedReply>>> | undefined;
};

/** Bodies lie in the caches; an address with its headers takes some kilobytes. */
const MAX_URLS = 2000;
const MAX_URL_LENGTH = 1000;
/** Other ones in each reply. */
const HEADERS_OF_ONE_REPLY = ['x-request-id', 'content-encoding', 'content-length', 'connection'];

/**
 * Replies of routes to visitors, by address as it was spelt: which route answers an address, and whether what it says
 * may be shared, is decided by the routes alone.
 * @param publicHost what was asked of another host is not remembered
 */
export function createSharedReplies(publicHost: string): SharedReplies {
  const replies = new LRUCache<string, Partial<Record<'true' | 'false', SharedReply>>>({ max: MAX_URLS });
  return {
    record(request, reply, recording) {
      const { url = '', method } = request.raw;
      const isForAll =
        method === 'GET' &&
        !request.hasSessionCookie &&
        request.headers.host === publicHost &&
        !reply.hasHeader('set-cookie') &&
        !recording.notes.isStale;
      if (!isForAll || url.length > MAX_URL_LENGTH) return;
      const consent = `${hasAcceptedCookies(request)}` as const;
      const shared = sharedReply(routeOf(request), sharedHeadersOf(reply), recording);
      replies.set(url, { ...replies.get(url), [consent]: shared });
    },
    find: (url) => replies.get(url),
  };
}

function sharedHeadersOf(reply: FastifyReply): string[] {
  const headers: string[] = [];
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value === undefined || HEADERS_OF_ONE_REPLY.includes(name)) continue;
    const text = String(value);
    // A header that cannot be sent fails here, within its request, and not later, outside of one.
    validateHeaderName(name);
    validateHeaderValue(name, text);
    headers.push(name, text);
  }
  return headers;
}

function sharedReply<Value extends object>(
  route: string,
  shared: readonly string[],
  { cache, key, value, notes, status, bodies, isKnown }: Recording<Value>,
): SharedReply {
  // The caches decide how long a value is kept.
  const reference = new WeakRef(value);
  const untilMs = sharedHeadersUntilMs(notes);
  let notModified: Sendable | undefined;
  // By their bodies, and kept as long as these.
  const sendables = new WeakMap<Buffer, Sendable>();
  return {
    route,
    sendable({ acceptEncoding, ifNoneMatch }) {
      const found = reference.deref();
      if (found === undefined || Date.now() >= untilMs || !cache.isFresh(key, found)) return null;
      if (isKnown(found, ifNoneMatch)) {
        notModified ??= { ...headOf(304, shared), body: undefined };
        return notModified;
      }
      const packed = bodies(found);
      const asked = acceptedEncoding(acceptEncoding);
      const encoding = packed[asked] === undefined ? 'identity' : asked;
      const body = packed[encoding];
      if (body === undefined) return null;
      let sendable = sendables.get(body);
      if (sendable === undefined) {
        sendable = withBody(headOf(status, [...shared, ...headersOfBody(body, encoding)]), body);
        sendables.set(body, sendable);
      }
      return sendable;
    },
  };
}

function headOf(status: number, headers: readonly string[]): Head {
  return { status, headers, prepared: prepareHead(status, headers) };
}

function withBody(head: Head, body: Buffer): Sendable {
  const { statusLine, rest } = head.prepared;
  return { ...head, body, prepared: { statusLine, rest: Buffer.concat([rest, body]) } };
}

function headersOfBody({ length }: Buffer, encoding: Encoding): string[] {
  const size = ['content-length', String(length)];
  return encoding === 'identity' ? size : [...size, 'content-encoding', encoding];
}
