import type { Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';
import { BffError, errorKinds } from '../errors.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { ownErrors } from './failures.ts';
import { type CallLimits, limited } from './limits.ts';
import { counted, type UpstreamOutcome } from './outcomes.ts';
import { retriesWithinBudget } from './retries.ts';
import type { Interceptor } from './watched-call.ts';

const CONNECT_TIMEOUT_MS = 1000;
/** Five seconds in all: undici's own timers may be up to half a second late. */
const HEADERS_TIMEOUT_MS = 4700;
const BODY_IDLE_TIMEOUT_MS = 10_000;
/**
 * Calls of single sign-on go apart: anybody may post messages that take long to judge, and they must neither use up the
 * connections of all others nor have them paused.
 */
const MAX_CONNECTIONS = { shared: 128, 'single-sign-on': 16 } as const;
type Lane = keyof typeof MAX_CONNECTIONS;

/** One call upstream. `path` is path and query, already escaped. */
export type UpstreamCall = CallLimits & {
  method: Dispatcher.HttpMethod;
  path: string;
  headers: Record<string, string>;
  body?: Buffer | Readable | null;
  signal?: AbortSignal;
  /** `shared` unless it is said. */
  lane?: Lane;
};

export type UpstreamReply = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>;

/**
 * The content API, wherever it is. Redirects are not followed, and nothing is sent again but a GET whose
 * connection broke before any answer, once. Source: SECURITY T13, T18, T20.
 */
export type Upstream = {
  /** What all calls are made by; a library that passes requests on is given it. Its failures are BffError. */
  dispatcher: Dispatcher;
  /** @throws BffError upstreamUnreachable, upstreamTimeout, upstreamPaused or upstreamNonsense when there is no answer */
  request(call: UpstreamCall): Promise<UpstreamReply>;
  /** Calls go here from now on; the embedded API has a new port after each start. Calls under way end where they are. */
  moveTo(origin: string): void;
  /** Of the calls that share one. */
  breakerState(): ReturnType<Breaker['state']>;
  close(): Promise<void>;
};

/**
 * @param onOutcome called for every call that has ended
 * @param around more interceptors, outside of all others
 */
export function createUpstream(
  origin: string | null,
  onOutcome: (outcome: UpstreamOutcome) => void = () => undefined,
  around: readonly Interceptor[] = [],
): Upstream {
  let current = origin;
  // Whatever address a call names, it goes to the one upstream that there is.
  const toUpstream: Interceptor = (dispatch) => (options, handler) => {
    if (current === null) throw new BffError(errorKinds.upstreamUnreachable);
    return dispatch({ ...options, origin: current }, handler);
  };
  const retries = retriesWithinBudget();
  const laneOf = (lane: Lane) => {
    const agent = new Agent({
      connections: MAX_CONNECTIONS[lane],
      connect: { timeout: CONNECT_TIMEOUT_MS },
      headersTimeout: HEADERS_TIMEOUT_MS,
      bodyTimeout: BODY_IDLE_TIMEOUT_MS,
    });
    const breaker = createBreaker();
    const fromTheInside = [toUpstream, breaker.interceptor, retries, limited, ownErrors, counted(onOutcome)];
    return { agent, breaker, dispatcher: agent.compose(...fromTheInside, ...around) };
  };
  const lanes = { shared: laneOf('shared'), 'single-sign-on': laneOf('single-sign-on') };
  return {
    dispatcher: lanes.shared.dispatcher,
    request: ({ lane = 'shared', ...call }) => lanes[lane].dispatcher.request(call),
    moveTo(next) {
      current = next;
    },
    breakerState: () => lanes.shared.breaker.state(),
    async close() {
      await Promise.all(Object.values(lanes).map(({ agent }) => agent.close()));
    },
  };
}
