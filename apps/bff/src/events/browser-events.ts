import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ChangeNotice, FollowedChanges } from '../changes/follow-changes.ts';
import { requireSession } from '../sessions/caller.ts';
import type { Session } from '../sessions/session-record.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { type AlertWatch, createAlertWatch } from './alert-watch.ts';
import { createStreamPlaces } from './stream-places.ts';

/** Where upstream tells of nothing, alerts are looked at so often for those who listen. */
const UNTOLD_LOOK_MS = 1000;
/** Proxies close a connection on which nothing is said. */
const HEARTBEAT_MS = 25_000;
/** Streams of those who are signed in end so soon after their sessions. Source: SECURITY F11. */
const SESSION_LOOK_MS = 5000;
/** Browsers come back spread over this time, so that a restart is no crowd. */
const SOONEST_BACK_MS = 5000;
const LATEST_BACK_MS = 15_000;

/** A page that was opened so soon after something was said of fires may have been made before. */
const FIRES_REPEATED_MS = 60_000;

type EventName = 'alerts' | 'content' | 'fire-ban' | 'signed-out';
type Stream = { response: ServerResponse; session: Session | null };

export type BrowserEventsOptions = {
  changes: Pick<FollowedChanges, 'listen' | 'isFollowing'>;
  sessions: Sessions;
  visitors: Parameters<typeof createAlertWatch>[0];
};

/**
 * `GET /bff/events`: tells open pages which crisis alerts are on, at first and when they change, that something was said of
 * fires, that other content has changed, and that their session has ended. Of an alert it says which and a mark of its wording, of other content that
 * something is new: everybody asks for the words themselves. Each event has a name of its own for its askers to ask by,
 * and is told after everything from before it has been forgotten here. Source: DESIGN section 4
 */
export async function browserEvents(app: FastifyInstance, options: BrowserEventsOptions): Promise<void> {
  const { changes, sessions } = options;
  const streams = new Set<Stream>();
  const places = createStreamPlaces();
  // Other replicas, and this one before it was started again, count from elsewhere.
  const run = Math.random().toString(36).slice(2, 8);
  let sent = 0;
  let firesChangedMs = Number.NEGATIVE_INFINITY;
  const event = () => `${run}-${sent}`;
  const sendAll = (name: EventName, data: object) => {
    sent += 1;
    const text = written(name, { event: event(), ...data });
    for (const { response } of streams) response.write(text);
  };
  const watch: AlertWatch = createAlertWatch(options.visitors, (alerts) => sendAll('alerts', { alerts }));
  const stopListening = changes.listen({
    onChange: (change) => {
      const isOfFires = change.entity === 'fire-ban';
      if (isOfFires) firesChangedMs = performance.now();
      // Of a VMA every page tells, and not only of alerts.
      sendAll(isOfFires ? 'fire-ban' : 'content', isVma(change) ? { isUrgent: true } : {});
      watch.look();
    },
    onGap: () => watch.look(),
  });
  const untold = setInterval(() => {
    if (streams.size > 0 && !changes.isFollowing()) watch.look();
  }, UNTOLD_LOOK_MS).unref();
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
    if (!isThere) stream.response.end(written('signed-out', {}));
  };

  app.get('/bff/events', { config: { isEndless: true } }, async (request, reply) => {
    const caller = await request.caller();
    const session = caller.state === 'signed-in' ? caller.session : null;
    const giveBack = places.take({ ip: request.ip, sessionKey: session?.key ?? null });
    reply.raw.once('close', giveBack);
    const stream: Stream = { response: reply.raw, session };
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
    const alerts = watch.seen();
    if (alerts === null) watch.look();
    else reply.raw.write(written('alerts', { event: event(), alerts }));
    if (performance.now() - firesChangedMs < FIRES_REPEATED_MS) {
      reply.raw.write(written('fire-ban', { event: event() }));
    }
    reply.raw.on('close', () => streams.delete(stream));
    reply.raw.on('error', () => reply.raw.destroy());
  });
  // Whoever has published an alert wants to know whether anybody sees it.
  app.get('/bff/open-pages', async (request, reply) => {
    await requireSession(request);
    return reply.header('cache-control', 'private, no-store').send({ count: streams.size });
  });
  app.addHook('preClose', async () => {
    stopListening();
    watch.stop();
    clearInterval(untold);
    clearInterval(heartbeat);
    clearInterval(look);
    for (const { response } of streams) response.end(`retry: ${backInMs()}\n\n`);
  });
}

function isVma({ entity, entityId }: ChangeNotice): boolean {
  return entity === 'external-message' && entityId === 'sr-vma';
}

function written(name: EventName, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

function backInMs(): number {
  return Math.round(SOONEST_BACK_MS + Math.random() * (LATEST_BACK_MS - SOONEST_BACK_MS));
}
