import type { Writable } from 'node:stream';
import type { StaffHint } from '@brandpost/rubicore-api';
import { isMasked, type Session, tokenOf } from '../sessions/session-record.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { createEventLog, type EventLog, type EventName, writtenEvent } from './event-log.ts';

/** So that many posts that are written at once are one event. */
const GATHER_MS = 200;
/** A page that was opened so soon after a hint may have been made before. */
const HINT_REPEATED_MS = 60_000;

/** Who is listening: a page is a visitor's as long as nobody knows that it is somebody's. */
export type Listener =
  | { state: 'visitor'; session: null }
  /** Sessions cannot be read just now. */
  | { state: 'unknown'; session: null }
  | { state: 'signed-in'; session: Session };

/** @param unsent what an open page has not been told yet, since its session has to be looked at first */
type Stream = { response: Writable; listener: Listener; unsent: object | null };

/** Open pages that listen. */
export type Streams = ReturnType<typeof createStreams>;

/**
 * Visitors and those who are signed in have a log each, with ids of its own: what is sent to the latter alone moves
 * nothing for the former, not even a number. Source: ADR 0054
 */
export function createStreams(sessions: Pick<Sessions, 'again' | 'ping'>, visitorLog: EventLog) {
  const streams = new Set<Stream>();
  const logs = { visitors: visitorLog, staff: createEventLog() };
  const logFor = ({ session }: Listener) => (session === null ? logs.visitors : logs.staff);
  let gathered: object | null = null;
  let gathering: NodeJS.Timeout | undefined;
  let hintedMs = Number.NEGATIVE_INFINITY;

  /** Ends a stream with its session, or sends it what waits. While sessions cannot be read, it waits on. */
  const lookAt = async (stream: Stream, session: Session): Promise<void> => {
    const found = await sessions.again(session).catch(() => undefined);
    if (found === undefined || stream.response.writableEnded) return;
    if (found === null) {
      stream.response.end(writtenEvent('signed-out'));
    } else if (stream.unsent !== null) {
      stream.response.write(logs.staff.written('content', stream.unsent));
      stream.unsent = null;
    }
  };
  const hint = (data: object, isFor: (session: Session) => boolean) => {
    for (const stream of streams) {
      const { session } = stream.listener;
      if (session === null || !isFor(session)) continue;
      stream.unsent = { ...stream.unsent, ...data };
      void lookAt(stream, session);
    }
  };
  const hintAll = () => {
    gathering = undefined;
    const data = gathered ?? {};
    gathered = null;
    hintedMs = performance.now();
    logs.staff.append('content', data);
    hint(data, () => true);
  };

  return {
    count: () => streams.size,
    /** The log that a listener's ids are of. */
    logFor,
    /** What is written of a hint to a page that has just been opened: it may have been made before it. */
    recentHint: ({ session }: Listener): string =>
      session !== null && performance.now() - hintedMs < HINT_REPEATED_MS
        ? logs.staff.written('content', URGENT)
        : '',
    add(response: Writable, listener: Listener): void {
      const stream: Stream = { response, listener, unsent: null };
      streams.add(stream);
      response.on('close', () => streams.delete(stream));
      response.on('error', () => response.destroy());
    },
    /** Sends something that visitors may know to everybody. */
    sendAll(name: EventName, data?: object): void {
      const texts = { visitors: logs.visitors.append(name, data), staff: logs.staff.append(name, data) };
      for (const { response, listener } of streams)
        response.write(listener.session === null ? texts.visitors : texts.staff);
    },
    /** Has those who are signed in ask anew, as far as they are meant; nobody else is sent anything. */
    sendHint(sent: StaffHint): void {
      if (sent.kind === 'own') {
        const isOtherDevice = (session: Session) =>
          ownerOf(session) === sent.userId &&
          (sent.exceptTokenId === null || tokenOf(session).id !== sent.exceptTokenId);
        hint(URGENT, isOtherDevice);
        return;
      }
      gathered = { ...gathered, ...(sent.kind === 'alerts' ? URGENT : {}) };
      gathering ??= setTimeout(hintAll, GATHER_MS).unref();
    },
    beat(text: string): void {
      for (const { response } of streams) response.write(text);
    },
    /** Ends what is over: streams whose session is, and those whose owner could not be determined. */
    lookAtSessions(): void {
      for (const stream of streams)
        if (stream.listener.session !== null) void lookAt(stream, stream.listener.session);
      const unknown = [...streams].filter(({ listener }) => listener.state === 'unknown');
      if (unknown.length === 0) return;
      sessions.ping().then(
        () => {
          for (const { response } of unknown) response.end();
        },
        () => undefined,
      );
    },
    close(lastWords: () => string): void {
      clearTimeout(gathering);
      for (const { response } of streams) response.end(lastWords());
    },
  };
}

/** Has a page ask for what it shows on top as well. */
const URGENT = { isUrgent: true };

/** Whose things the pages of a session show. */
function ownerOf(session: Session): number {
  const { user, subject } = session.record;
  return isMasked(session) && subject !== null ? subject.id : user.id;
}
