import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { FollowedChanges } from '../changes/follow-changes.ts';
import { BffError, errorKinds } from '../errors.ts';
import type { Session } from '../sessions/session-record.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { type AlertWatch, createAlertWatch } from './alert-watch.ts';

const MOST_STREAMS = 10_000;
const RETRY_AFTER_SECONDS = 30;
/** Proxies close a connection on which nothing is said. */
const HEARTBEAT_MS = 25_000;
/** Streams of those who are signed in end so soon after their sessions. Source: SECURITY F11. */
const SESSION_LOOK_MS = 5000;
/** Browsers come back spread over this time, so that a restart is no crowd. */
const SOONEST_BACK_MS = 5000;
const LATEST_BACK_MS = 15_000;

type EventName = 'alerts' | 'content' | 'signed-out';
type Stream = { response: ServerResponse; session: Session | null };

export type BrowserEventsOptions = {
  changes: Pick<FollowedChanges, 'listen'>;
  sessions: Sessions;
  visitors: Parameters<typeof createAlertWatch>[0];
};

/**
 * `GET /bff/events`: tells open pages that crisis alerts or other content has changed, and that their session has
 * ended. It says that something is new and not what: everybody asks for that themselves. Source: DESIGN section 4
 */
export async function browserEvents(app: FastifyInstance, options: BrowserEventsOptions): Promise<void> {
  const { changes, sessions } = options;
  const streams = new Set<Stream>();
  const tellAll = (name: EventName) => {
    const text = written(name);
    for (const { response } of streams) response.write(text);
  };
  const alerts: AlertWatch = createAlertWatch(options.visitors, () => tellAll('alerts'));
  const stopListening = changes.listen({
    onChange: () => {
      tellAll('content');
      alerts.look();
    },
    onGap: () => alerts.look(),
  });
  const heartbeat = setInterval(() => {
    for (const { response } of streams) response.write(': \n\n');
  }, HEARTBEAT_MS).unref();
  const look = setInterval(() => {
    for (const stream of streams) if (stream.session !== null) void endWithSession(stream, stream.session);
  }, SESSION_LOOK_MS).unref();

  const endWithSession = async (stream: Stream, session: Session) => {
    const isThere = await sessions.again(session).then(
      (found) => found !== null,
      // That sessions cannot be read is no reason to say that this one has ended.
      () => true,
    );
    if (!isThere) stream.response.end(written('signed-out'));
  };

  app.get('/bff/events', { config: { isEndless: true } }, async (request, reply) => {
    if (streams.size >= MOST_STREAMS) {
      throw new BffError(errorKinds.overloaded, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    const caller = await request.caller();
    const stream: Stream = {
      response: reply.raw,
      session: caller.state === 'signed-in' ? caller.session : null,
    };
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Reverse proxies that gather answers would keep everything to themselves.
      'x-accel-buffering': 'no',
    });
    reply.raw.write(`retry: ${backInMs()}\n\n`);
    streams.add(stream);
    reply.raw.on('close', () => streams.delete(stream));
    reply.raw.on('error', () => reply.raw.destroy());
  });
  app.addHook('preClose', async () => {
    stopListening();
    clearInterval(heartbeat);
    clearInterval(look);
    for (const { response } of streams) response.end(`retry: ${backInMs()}\n\n`);
  });
}

function written(name: EventName): string {
  return `event: ${name}\ndata: {}\n\n`;
}

function backInMs(): number {
  return Math.round(SOONEST_BACK_MS + Math.random() * (LATEST_BACK_MS - SOONEST_BACK_MS));
}
