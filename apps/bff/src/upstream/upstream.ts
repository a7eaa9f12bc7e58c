import { type Dispatcher, Pool } from 'undici';
import { BffError, errorKinds } from '../errors.ts';
import { createBreaker } from './breaker.ts';
import { createRetryBudget } from './retry-budget.ts';

const CONNECT_TIMEOUT_MS = 1000;
/** Five seconds in all: undici's own timers may be up to half a second late. */
const HEADERS_TIMEOUT_MS = 4700;
const BODY_IDLE_TIMEOUT_MS = 10_000;
const CALL_TIMEOUT_MS = 30_000;
/**
 * Calls of single sign-on go apart: anybody may post messages that take long to judge, and they must neither use up the
 * connections of all others nor have them paused.
 */
const MOST_CONNECTIONS = { shared: 128, 'single-sign-on': 16 } as const;
type Lane = keyof typeof MOST_CONNECTIONS;
/** Interim answers (1xx) before the one that counts; each puts off the time-out, so that they could go on for ever. */
const MOST_WORDS_BEFORE = 8;

/** One call upstream. `path` is path and query, already escaped. */
export type UpstreamCall = {
  method: Dispatcher.HttpMethod;
  path: string;
  headers: Record<string, string>;
  body?: Buffer | NodeJS.ReadableStream | null;
  signal?: AbortSignal;
  /** `shared` unless it is said. */
  lane?: Lane;
  /** A file may take longer to come than an answer. */
  headersTimeoutMs?: number;
  /** From the first byte sent to the last one read; null for a stream that does not end. */
  timeoutMs?: number | null;
};

export type UpstreamReply = Dispatcher.ResponseData;

/** How a call ended, for those who count. */
export type UpstreamOutcome = {
  method: string;
  path: string;
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
  /** Of the calls that share one. */
  breakerState(): 'closed' | 'open' | 'half-open';
  close(): Promise<void>;
};

/** @param onOutcome told of every call that has ended */
export function createUpstream(
  origin: string | null,
  onOutcome: (outcome: UpstreamOutcome) => void = () => undefined,
): Upstream {
  let pools = origin === null ? null : poolsFor(origin);
  const budget = createRetryBudget();
  const breakers = { shared: createBreaker(isNoAnswer), 'single-sign-on': createBreaker(isNoAnswer) };
  const ask = async (call: UpstreamCall): Promise<UpstreamReply> => {
    const breaker = breakers[call.lane ?? 'shared'];
    budget.earn();
    try {
      return await breaker.ask(() => send(pools, call));
    } catch (error) {
      const isWorthAnother = call.method === 'GET' && isBrokenConnection(error) && !call.signal?.aborted;
      if (!isWorthAnother || !budget.spend()) throw error;
    }
    return await breaker.ask(() => send(pools, call));
  };
  return {
    async request(call) {
      const startMs = performance.now();
      const tell = (outcome: UpstreamOutcome['outcome']) =>
        onOutcome({ method: call.method, path: call.path, outcome, ms: performance.now() - startMs });
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
      const before = pools;
      pools = poolsFor(next);
      closed(before).catch(() => undefined);
    },
    breakerState: () => breakers.shared.state(),
    async close() {
      await closed(pools);
    },
  };
}

type Pools = Readonly<Record<Lane, Pool>>;

function poolsFor(origin: string): Pools {
  return { shared: poolFor(origin, 'shared'), 'single-sign-on': poolFor(origin, 'single-sign-on') };
}

async function closed(pools: Pools | null): Promise<void> {
  if (pools !== null) await Promise.all(Object.values(pools).map((pool) => pool.close()));
}

function poolFor(origin: string, lane: Lane): Pool {
  return new Pool(origin, {
    connections: MOST_CONNECTIONS[lane],
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: HEADERS_TIMEOUT_MS,
    bodyTimeout: BODY_IDLE_TIMEOUT_MS,
  });
}

async function send(pools: Pools | null, call: UpstreamCall): Promise<UpstreamReply> {
  if (pools === null) throw new BffError(errorKinds.upstreamUnreachable);
  const nonsense = new AbortController();
  let words = 0;
  return pools[call.lane ?? 'shared'].request({
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
