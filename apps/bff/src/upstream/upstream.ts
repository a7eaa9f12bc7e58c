import { type Dispatcher, Pool } from 'undici';
import { BffError, errorKinds } from '../errors.ts';

const CONNECT_TIMEOUT_MS = 1000;
const HEADERS_TIMEOUT_MS = 5000;
const BODY_IDLE_TIMEOUT_MS = 10_000;
const MOST_CONNECTIONS = 128;

/** One call upstream. `path` is path and query, already escaped. */
export type UpstreamCall = {
  method: Dispatcher.HttpMethod;
  path: string;
  headers: Record<string, string>;
  body?: Buffer | NodeJS.ReadableStream | null;
  signal?: AbortSignal;
  /** A file may take longer to come than an answer. */
  headersTimeoutMs?: number;
};

export type UpstreamReply = Dispatcher.ResponseData;

/**
 * The content API, wherever it is. Redirects are not followed, and nothing is sent again but a GET whose
 * connection broke before any answer, once. Source: SECURITY T13, T18, T20.
 */
export type Upstream = {
  /** @throws BffError upstreamUnreachable or upstreamTimeout when there is no answer */
  request(call: UpstreamCall): Promise<UpstreamReply>;
  /** Calls go here from now on; the embedded API has a new port after each start. */
  moveTo(origin: string): void;
  close(): Promise<void>;
};

export function createUpstream(origin: string | null): Upstream {
  let pool = origin === null ? null : poolFor(origin);
  return {
    async request(call) {
      try {
        return await send(pool, call);
      } catch (error) {
        if (call.method !== 'GET' || !isBrokenConnection(error) || call.signal?.aborted) throw told(error);
      }
      try {
        return await send(pool, call);
      } catch (error) {
        throw told(error);
      }
    },
    moveTo(next) {
      const before = pool;
      pool = poolFor(next);
      before?.close().catch(() => undefined);
    },
    async close() {
      await pool?.close();
    },
  };
}

function poolFor(origin: string): Pool {
  return new Pool(origin, {
    connections: MOST_CONNECTIONS,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: HEADERS_TIMEOUT_MS,
    bodyTimeout: BODY_IDLE_TIMEOUT_MS,
  });
}

async function send(pool: Pool | null, call: UpstreamCall): Promise<UpstreamReply> {
  if (pool === null) throw new BffError(errorKinds.upstreamUnreachable);
  return pool.request({
    method: call.method,
    path: call.path,
    headers: call.headers,
    body: (call.body ?? null) as Buffer | null,
    ...(call.signal === undefined ? {} : { signal: call.signal }),
    ...(call.headersTimeoutMs === undefined ? {} : { headersTimeout: call.headersTimeoutMs }),
  });
}

const BROKEN = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const LATE = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'ETIMEDOUT',
]);

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

function isBrokenConnection(error: unknown): boolean {
  return BROKEN.has(codeOf(error));
}

/** A transport failure in our own words: no host, no port, no stack in what is answered. */
export function told(error: unknown): BffError {
  if (error instanceof BffError) return error;
  const kind = LATE.has(codeOf(error)) ? errorKinds.upstreamTimeout : errorKinds.upstreamUnreachable;
  return new BffError(kind, { cause: error });
}
