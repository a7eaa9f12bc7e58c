import { LAST_EVENT_ID_PARAMETER } from '@brandpost/rubicore-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ChangeNotice, FollowedChanges } from '../changes/follow-changes.ts';
import { type Caller, requireSession } from '../sessions/caller.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { type AlertWatch, createAlertWatch } from './alert-watch.ts';
import { type EventLog, writtenEvent } from './event-log.ts';
import { createStreamPlaces } from './stream-places.ts';
import { createStreams, type Listener } from './streams.ts';

/** Where upstream tells of nothing, alerts are looked at so often for those who listen. */
const UNTOLD_LOOK_MS = 1000;
/** Proxies close a connection on which nothing is said, and browsers take one on which nothing is heard for dead. */
const HEARTBEAT_MS = 25_000;
const HEARTBEAT = writtenEvent('heartbeat');
/** Streams of those who are signed in end so soon after their sessions. Source: SECURITY F11. */
const SESSION_LOOK_MS = 5000;
/** Browsers come back spread over this time, so that a restart is no crowd. */
const SOONEST_BACK_MS = 5000;
const LATEST_BACK_MS = 15_000;

/** A page that was opened so soon after something was said of fires may have been made before. */
const FIRES_REPEATED_MS = 60_000;

export type BrowserEventsOptions = {
  changes: Pick<FollowedChanges, 'listen' | 'isFollowing'>;
  sessions: Sessions;
  visitors: Parameters<typeof createAlertWatch>[0];
  /** What visitors' open pages are sent. */
  visitorLog: EventLog;
};

/**
 * `GET /bff/events`: tells open pages which crisis alerts are on, at first and when they change, that something was said of
 * fires, that other content has changed, and that their session has ended; and pages of those who are signed in that they
 * may see something else than they did. Of an alert it says which and a mark of its wording, of other content that
 * something is new: everybody asks for the words themselves. Each event has an id for its askers to ask by, and is sent
 * after everything from before it has left the caches here. A page that was away names the last one it had, and is sent
 * what it missed, or that nobody knows what it missed (`gap`). Source: DESIGN section 4
 */
export async function browserEvents(app: FastifyInstance, options: BrowserEventsOptions): Promise<void> {
  const { changes, sessions } = options;
  const streams = createStreams(sessions, options.visitorLog);
  const places = createStreamPlaces();
  let firesChangedMs = Number.NEGATIVE_INFINITY;
  const { sendAll } = streams;
  const watch: AlertWatch = createAlertWatch(options.visitors, (alerts) => sendAll('alerts', { alerts }));
  const stopListening = changes.listen({
    onChange: (change) => {
      const isOfFires = change.entity === 'fire-ban';
      if (isOfFires) firesChangedMs = performance.now();
      // Of a VMA every page tells, and not only of alerts.
      sendAll(isOfFires ? 'fire-ban' : 'content', isVma(change) ? { isUrgent: true } : {});
      watch.look();
    },
    onGap: () => {
      sendAll('gap');
      watch.look();
    },
    onStaffHint: streams.sendHint,
  });
  const untold = setInterval(() => {
    if (streams.count() > 0 && !changes.isFollowing()) watch.look();
  }, UNTOLD_LOOK_MS).unref();
  const heartbeat = setInterval(() => streams.beat(HEARTBEAT), HEARTBEAT_MS).unref();
  const look = setInterval(streams.lookAtSessions, SESSION_LOOK_MS).unref();

  app.get('/bff/events', { config: { isEndless: true } }, async (request, reply) => {
    const listener = listenerOf(await request.caller());
    const log = streams.logFor(listener);
    const giveBack = places.take({ ip: request.ip, sessionKey: listener.session?.key ?? null });
    reply.raw.once('close', giveBack);
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
    // Anyone who listens knows by the first event that nobody between gathers answers.
    reply.raw.write(`retry: ${backInMs()}\n\n${log.written('heartbeat')}`);
    streams.add(reply.raw, listener);
    const id = lastEventIdOf(request);
    if (id !== null) reply.raw.write((log.missedSince(id) ?? [log.written('gap')]).join(''));
    else {
      if (performance.now() - firesChangedMs < FIRES_REPEATED_MS) reply.raw.write(log.written('fire-ban'));
      reply.raw.write(streams.recentHint(listener));
    }
    const alerts = watch.seen();
    if (alerts === null) watch.look();
    else reply.raw.write(log.written('alerts', { alerts }));
  });
  // Anyone who has published an alert wants to know whether anybody sees it.
  app.get('/bff/open-pages', async (request, reply) => {
    await requireSession(request);
    return reply.header('cache-control', 'private, no-store').send({ count: streams.count() });
  });
  app.addHook('preClose', async () => {
    stopListening();
    watch.stop();
    clearInterval(untold);
    clearInterval(heartbeat);
    clearInterval(look);
    streams.close(() => `retry: ${backInMs()}\n\n`);
  });
}

function listenerOf(caller: Caller): Listener {
  return caller.state === 'signed-in' ? caller : { state: caller.state, session: null };
}

function isVma({ entity, entityId }: ChangeNotice): boolean {
  return entity === 'external-message' && entityId === 'sr-vma';
}

/** Browsers name the last event by a header where they open the same stream again, and by a parameter where it is a new one. */
function lastEventIdOf({ headers, query }: FastifyRequest): string | null {
  const named = headers['last-event-id'] ?? (query as Record<string, unknown>)[LAST_EVENT_ID_PARAMETER];
  return typeof named === 'string' && named !== '' ? named : null;
}

function backInMs(): number {
  return Math.round(SOONEST_BACK_MS + Math.random() * (LATEST_BACK_MS - SOONEST_BACK_MS));
}
