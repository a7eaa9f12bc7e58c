import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../operations/metrics.ts';
import { GONE } from '../operations/request-ends.ts';
import { isQuiet } from '../operations/request-log.ts';
import { traceContextFrom } from '../operations/trace-context.ts';
import type { Tracer } from '../operations/tracer.ts';
import { sendPrepared } from './prepared-head.ts';
import { type RequestHead, visitorHead } from './request-head.ts';
import type { SharedReplies } from './shared-replies.ts';

type Options = {
  replies: Pick<SharedReplies, 'find'>;
  /** Spellings of our public host. */
  hosts: ReadonlySet<string>;
  /** Whether the routes have to see every request just now: on the way out, under maintenance, short of memory. */
  isForRoutes: () => boolean;
  /** Ends the connection of those who read too slowly. */
  watchReader: (response: ServerResponse) => void;
  metrics: Pick<Metrics, 'countRequest'>;
  /** Called with each page that was shown, and with what the browser calls itself. */
  noteVisit: (url: string, userAgent: string | undefined) => void;
  tracer: Tracer;
  log: FastifyBaseLogger;
};

/**
 * Answers visitors with what they share, before any route, hook or session: what routes have answered others is said
 * again while it is fresh. It is counted, logged and traced as the routes do it.
 * @returns whether the request has been answered; all others are for the routes
 */
export function answerVisitors({
  replies,
  hosts,
  isForRoutes,
  watchReader,
  noteVisit,
  ...operations
}: Options) {
  const isObserved = operations.tracer.isExporting || !isQuiet(operations.log);
  const ended = (route: string, status: number, startMs: number, observe: Observe | null) => {
    const ms = performance.now() - startMs;
    operations.metrics.countRequest({ method: 'GET', route, status, seconds: ms / 1000 });
    observe?.(status, ms);
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '' } = request;
    const found = replies.find(url);
    if (found === undefined || isForRoutes()) return false;
    const startMs = performance.now();
    const head = visitorHead(request, hosts);
    if (head === null) return false;
    const shared = head.hasAcceptedCookies ? found.true : found.false;
    const sendable = shared?.sendable(head) ?? null;
    if (shared === undefined || sendable === null) return false;
    const requestId = randomUUID();
    const { route } = shared;
    const observe = isObserved ? observer({ url, route, requestId, head }, operations) : null;
    const { status, headers, body, prepared } = sendable;
    if (!sendPrepared(response, prepared, requestId)) {
      response.writeHead(status, [...headers, 'x-request-id', requestId]).end(body);
    }
    if (status < 400) noteVisit(url, head.userAgent);
    if (response.writableLength === 0) {
      // The system has taken all of it, however slowly it is read.
      ended(route, status, startMs, observe);
    } else {
      watchReader(response);
      response.once('close', () => ended(route, response.writableFinished ? status : GONE, startMs, observe));
    }
    return true;
  };
}

type Observe = (status: number, ms: number) => void;
type Asked = { url: string; route: string; requestId: string; head: RequestHead };

/** Begins a span. @returns what ends it and writes the line of the request, as the routes do */
function observer(
  { url, route, requestId, head: { traceparent } }: Asked,
  { tracer, log }: Pick<Options, 'tracer' | 'log'>,
): Observe {
  const method = 'GET';
  const parent = traceContextFrom(traceparent);
  const span = tracer.start('request', { name: method, method, url, parent });
  return (status, ms) => {
    span.end({ name: `${method} ${route}`, status, hasFailed: status >= GONE });
    if (isQuiet(log)) return;
    const line = { reqId: requestId, req: { method, url }, traceId: span.context.traceId };
    if (status === GONE) log.info({ ...line, ms: Math.round(ms) }, 'Gone before the answer');
    else log.info({ ...line, res: { statusCode: status }, ms: Math.round(ms * 10) / 10 }, 'Answered');
  };
}
