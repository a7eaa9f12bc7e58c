import { BffError, errorKinds } from '../errors.ts';
import type { RecordStore, RecordWrite } from './records/record-store.ts';
import type { Sealing } from './sealing.ts';
import { isSessionId, keyOfSecret, newSessionId } from './session-id.ts';
import type { Session, SessionRecord } from './session-record.ts';

/** The use of a session is noted at most so often. Source: SECURITY T3. */
const NOTED_EVERY_MS = 60_000;
/** How long the id before still works after an id has changed within one identity. Source: SECURITY 2.4. */
const ALIAS_MS = 10_000;
const MAX_ATTEMPTS = 5;

/** Everybody's sessions. Each method throws BffError `sessionsAway` while the store does not answer. */
export type Sessions = {
  /** Begins a session. The id is given once and kept nowhere. */
  open(record: SessionRecord): Promise<{ id: string; session: Session }>;
  /** The session of an id, while it lives. */
  find(id: string): Promise<Session | null>;
  /** The session as it is now. */
  again(session: Session): Promise<Session | null>;
  /**
   * Changes a session under a new id, since who one is has changed.
   * @param change called with the record as it is; null leaves it
   * @returns null when the session has ended meanwhile or was left
   */
  changeIdentity(
    session: Session,
    change: (record: SessionRecord) => SessionRecord | null,
  ): Promise<{ id: string; session: Session } | null>;
  /** As `changeIdentity`, under the same id. */
  change(session: Session, change: (record: SessionRecord) => SessionRecord | null): Promise<Session | null>;
  /** @returns whether it was still there */
  end(session: Pick<Session, 'key'>): Promise<boolean>;
  /** A user's sessions, the last used first. */
  ofUser(userId: number): Promise<Session[]>;
  /** About how many there are. */
  count(): Promise<number>;
  ping(): Promise<void>;
};

export type SessionsOptions = {
  store: RecordStore;
  sealing: Sealing;
  idleMs: number;
  maxMs: number;
  now: () => number;
};

/** Source: SECURITY T2 to T4. */
export function createSessions({ store, sealing, idleMs, maxMs, now }: SessionsOptions): Sessions {
  const ttlOf = (record: SessionRecord) => Math.min(idleMs, record.createdMs + maxMs - now());
  const written = (key: string, record: SessionRecord): RecordWrite => ({
    value: sealing.seal(JSON.stringify(record), key),
    seenMs: now(),
    ttlMs: ttlOf(record),
    groups: groupsOf(record),
  });

  const read = async (key: string): Promise<Session | null> => {
    const stored = await store.read(key);
    if (stored === null) return null;
    const text = sealing.open(stored.value, stored.key);
    if (text === null) return null;
    const record: SessionRecord = JSON.parse(text);
    const isOver = now() >= stored.seenMs + idleMs || now() >= record.createdMs + maxMs;
    return isOver ? null : { key: stored.key, version: stored.version, seenMs: stored.seenMs, record };
  };

  /** Reads, changes and writes until nobody else has written in between. */
  const changed = async <Result>(
    session: Session,
    change: (record: SessionRecord) => SessionRecord | null,
    write: (found: Session, record: SessionRecord) => Promise<Result | null>,
  ): Promise<Result | null> => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const found = attempt === 0 ? session : await read(session.key);
      const record = found === null ? null : change(found.record);
      if (found === null || record === null) return null;
      const result = await write(found, record);
      if (result !== null) return result;
    }
    throw new BffError(errorKinds.sessionsAway);
  };

  return answering({
    async open(record) {
      const id = newSessionId();
      const key = keyOfSecret(id);
      if (!(await store.create(key, written(key, record)))) throw new Error('A session id was drawn twice.');
      return { id, session: { key, version: 1, seenMs: now(), record } };
    },
    async find(id) {
      if (!isSessionId(id)) return null;
      const session = await read(keyOfSecret(id));
      if (session !== null && now() - session.seenMs >= NOTED_EVERY_MS) {
        await store.touch(session.key, now(), ttlOf(session.record));
      }
      return session;
    },
    again: (session) => read(session.key),
    changeIdentity(session, change) {
      const id = newSessionId();
      const key = keyOfSecret(id);
      return changed(session, change, async (found, record) => {
        const from = { key: found.key, version: found.version, aliasMs: ALIAS_MS };
        if (!(await store.move(from, key, written(key, record)))) return null;
        return { id, session: { key, version: found.version + 1, seenMs: now(), record } };
      });
    },
    change(session, change) {
      return changed(session, change, async (found, record) => {
        if (!(await store.replace(found.key, found.version, written(found.key, record)))) return null;
        return { ...found, version: found.version + 1, seenMs: now(), record };
      });
    },
    end: ({ key }) => store.end(key, maxMs),
    async ofUser(userId) {
      const keys = await store.keysOf(groupOfUser(userId));
      const found = await Promise.all(keys.map(read));
      return found.filter((session) => session !== null).toSorted((a, b) => b.seenMs - a.seenMs);
    },
    count: () => store.count(),
    ping: () => store.ping(),
  });
}

/** Found by both: whose session it is, and who is acted for. */
function groupsOf({ user, subject }: SessionRecord): string[] {
  return [user, ...(subject === null ? [] : [subject])].map(({ id }) => groupOfUser(id));
}

function groupOfUser(userId: number): string {
  return `user:${userId}`;
}

/** A store that fails is one clear error, whichever way it fails. Source: SECURITY F5. */
function answering<Methods extends Record<keyof Methods, (...args: never[]) => Promise<unknown>>>(
  methods: Methods,
): Methods {
  const wrapped = Object.entries(methods).map(([name, method]) => [
    name,
    async (...args: never[]) => {
      try {
        return await (method as (...args: never[]) => Promise<unknown>)(...args);
      } catch (error) {
        throw error instanceof BffError ? error : new BffError(errorKinds.sessionsAway, { cause: error });
      }
    },
  ]);
  return Object.fromEntries(wrapped) as Methods;
}
