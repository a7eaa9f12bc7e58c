import { type Dispatcher, Pool } from 'undici';
import { BffError, errorKinds } from '../errors.ts';
import { createBreaker } from './breaker.ts';
import { createRetryBudget } from './retry-budget.ts';

const CONNECT_TIMEOUT_MS = 1000;
/** Five seconds in all: undici's own timers may be up to half a second late. */
const HEADERS_TIMEOUT_MS = 4700;
const BODY_IDLE_TIMEOUT_MS = 10_000;
const CALL_TIMEOUT_MS = 30_000;
const MOST_CONNECTIONS = 128;
/** Interim answers (1xx) before the one that counts; each puts off the time-out, so that they could go on for ever. */
const MOST_WORDS_BEFORE = 8;

/** One call upstream. `path` is path and query, already escaped. */
export type UpstreamCall = {
  method: Dispatcher.HttpMethod;
  path: string;
  headers: Record<string, string>;
  body?: Buffer | NodeJS.ReadableStream | null;
  signal?: AbortSignal;
  /** A file may take longer to come than an answer. */
  headersTimeoutMs?: number;
  /** From the first byte sent to the last one read; null for a stream that does not end. */
  timeoutMs?: number | null;
};

export type UpstreamReply = Dispatcher.ResponseData;

/** How a call ended, for those who count. */
export type UpstreamOutcome = {
  method: string;
  outcome: 'answered' | 'broken' | 'late' | 'gone' | 'paused';
  ms: number;
};

/**
 * The content API, wherever it is. Redirects are not followed, and nothing is sent again but a GET whose
 * connection broke before any answer, once. Source: SECURITY T13, T18, T20.
 */
export type Upstream = {
  /** @throws BffError upstreamUnreachable, upstreamTimeout or upstreamPaused when there is no answer */
  request(call: UpstreamCall): Promise<UpstreamReply>;
  /** Calls go here from now on; the embedded API has a new port after each start. Calls under way end where they are. */
  moveTo(origin: string): void;
  breakerState(): 'closed' | 'open' | 'half-open';
  close(): Promise<void>;
};

/** @param onOutcome told of every call that has ended */
export function createUpstream(
  origin: string | null,
  onOutcome: (outcome: UpstreamOutcome) => void = () => undefined,
): Upstream {
  let pool = origin === null ? null : poolFor(origin);
  const budget = createRetryBudget();
  const breaker = createBreaker(isNoAnswer);
  const ask = async (call: UpstreamCall): Promise<UpstreamReply> => {
    budget.earn();
    try {
      return await breaker.ask(() => send(pool, call));
    } catch (error) {
      const isWorthAnother = call.method === 'GET' && isBrokenConnection(error) && !call.signal?.aborted;
      if (!isWorthAnother || !budget.spend()) throw error;
    }
    return await breaker.ask(() => send(pool, call));
  };
  return {
    async request(call) {
      const startMs = performance.now();
      const tell = (outcome: UpstreamOutcome['outcome']) =>
        onOutcome({ method: call.method, outcome, ms: performance.now() - startMs });
      try {
        const reply = await ask(call);
        tell('answered');
        return reply;
      } catch (error) {
        tell(call.signal?.aborted === true ? 'gone' : outcomeOf(error));
        throw told(error);
      }
    },
    moveTo(next) {
      const before = pool;
      pool = poolFor(next);
      before?.close().catch(() => undefined);
    },
    breakerState: () => breaker.state(),
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
  const nonsense = new AbortController();
  let words = 0;
  return pool.request({
    method: call.method,
    path: call.path,
    headers: call.headers,
    body: (call.body ?? null) as Buffer | null,
    signal: AbortSignal.any([nonsense.signal, ...signalsOf(call)]),
    onInfo: () => {
      words += 1;
      if (words > MOST_WORDS_BEFORE) nonsense.abort(new BffError(errorKinds.upstreamNonsense));
    },
    ...(call.headersTimeoutMs === undefined ? {} : { headersTimeout: call.headersTimeoutMs }),
    ...(call.timeoutMs === null ? { bodyTimeout: 0 } : {}),
  });
}

function signalsOf({ signal, timeoutMs = CALL_TIMEOUT_MS }: UpstreamCall): AbortSignal[] {
  const timeout = timeoutMs === null ? [] : [AbortSignal.timeout(timeoutMs)];
  return signal === undefined ? timeout : [signal, ...timeout];
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

function isLate(error: unknown): boolean {
  return LATE.has(codeOf(error)) || (error instanceof Error && error.name === 'TimeoutError');
}

/** Whether upstream is to be left alone for a while; nonsense is an answer too, and so is not being started yet. */
function isNoAnswer(error: unknown): boolean {
  return isBrokenConnection(error) || isLate(error);
}

function outcomeOf(error: unknown): UpstreamOutcome['outcome'] {
  if (error instanceof BffError) return error.kind === errorKinds.upstreamPaused ? 'paused' : 'broken';
  return isLate(error) ? 'late' : 'broken';
}

/** A transport failure in our own words: no host, no port, no stack in what is answered. */
export function told(error: unknown): BffError {
  if (error instanceof BffError) return error;
  const kind = isLate(error) ? errorKinds.upstreamTimeout : errorKinds.upstreamUnreachable;
  return new BffError(kind, { cause: error });
}
