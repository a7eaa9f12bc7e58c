import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFileRecords } from './records/file-records.ts';
import type { RecordStore } from './records/record-store.ts';
import { redisRecords } from './records/redis-records.ts';
import { createSealing } from './sealing.ts';
import { isMasked, type SessionRecord, tokenOf } from './session-record.ts';
import { createSessions, type Sessions } from './sessions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SECRET_TOKEN = 'a-token-that-nobody-may-read';

const clock = { ms: 1_800_000_000_000 };
const now = () => clock.ms;
const folder = mkdtempSync(join(tmpdir(), 'brandpost-sessions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function heldToken(token: string) {
  return { token, id: 1, type: 'user', issued: '2026-11-20T12:00:00.000Z', expires: null };
}

function recordOf(userId: number): SessionRecord {
  const user = { id: userId, username: `user${userId}`, displayName: `User ${userId}` };
  return {
    my: heldToken(SECRET_TOKEN),
    masq: null,
    current: 'my',
    user,
    subject: null,
    signedInBy: 'password',
    createdMs: now(),
    client: 'a browser',
  };
}

function actingAs(subject: number, token = 'masquerade') {
  return (record: SessionRecord): SessionRecord => ({
    ...record,
    masq: heldToken(token),
    current: 'masq',
    subject: { id: subject, username: 's', displayName: 'S' },
  });
}

const stores: [string, () => RecordStore][] = [
  ['a file', () => openFileRecords(folder, { now, onBroken: () => undefined })],
];
if (process.env.REDIS_URL) {
  const url = process.env.REDIS_URL;
  const prefix = `brandpost-test:{${process.pid}-${Date.now()}}:`;
  stores.push(['Redis', () => redisRecords(new Redis(url), { prefix, now })]);
}

describe.each(stores)('sessions in %s', (_, open) => {
  let store: RecordStore;
  let sessions: Sessions;
  beforeAll(() => {
    store = open();
    const sealing = createSealing([{ name: 'k', key: randomBytes(32) }]);
    sessions = createSessions({ store, sealing, idleMs: HOUR, maxMs: 12 * HOUR, now });
  });
  afterAll(() => store.close());

  it('are found by their id and by nothing else', async () => {
    const { id, session } = await sessions.open(recordOf(1));
    expect((await sessions.find(id))?.record.user.username).toBe('user1');
    for (const other of [session.key, id.slice(1), `${id}=`, '', 'x'.repeat(43), '__proto__']) {
      expect(await sessions.find(other), other).toBeNull();
    }
  });

  it('end when nothing has been done for an hour, and not a second before', async () => {
    const { id } = await sessions.open(recordOf(2));
    clock.ms += HOUR - 1000;
    expect(await sessions.find(id)).not.toBeNull();
    clock.ms += HOUR - 1000;
    expect(await sessions.find(id)).not.toBeNull();
    clock.ms += HOUR + 1000;
    expect(await sessions.find(id)).toBeNull();
  });

  it('end after twelve hours, whatever has been done', async () => {
    const { id } = await sessions.open(recordOf(3));
    for (let minutes = 0; minutes < 12 * 60 - 30; minutes += 30) {
      clock.ms += 30 * MINUTE;
      expect(await sessions.find(id), String(minutes)).not.toBeNull();
    }
    clock.ms += 30 * MINUTE - 1000;
    expect(await sessions.find(id)).not.toBeNull();
    clock.ms += 2000;
    expect(await sessions.find(id)).toBeNull();
  });

  it('get a new id when somebody acts as another; the one before works for ten seconds', async () => {
    const { id, session } = await sessions.open(recordOf(4));
    const masked = await sessions.changeIdentity(session, actingAs(44));
    expect(masked?.id).not.toBe(id);
    const underWay = await sessions.find(id);
    expect(underWay && isMasked(underWay) && tokenOf(underWay).token).toBe('masquerade');
    expect((await sessions.ofUser(44)).map(({ record }) => record.user.id)).toEqual([4]);
  });

  it('are listed by user, and the list forgets those that have ended', async () => {
    const first = await sessions.open(recordOf(5));
    clock.ms += 1000;
    const second = await sessions.open(recordOf(5));
    expect((await sessions.ofUser(5)).map(({ key }) => key)).toEqual([second.session.key, first.session.key]);
    expect(await sessions.end(first.session)).toBe(true);
    expect((await sessions.ofUser(5)).map(({ key }) => key)).toEqual([second.session.key]);
    expect(await sessions.find(first.id)).toBeNull();
  });

  it('lose no change when several come at once, and none brings back what has ended', async () => {
    for (let run = 0; run < 60; run += 1) {
      const { id, session } = await sessions.open(recordOf(6));
      const reading = Array.from({ length: 20 }, () => sessions.find(id));
      const masking = sessions.changeIdentity(session, actingAs(66));
      const ending = run % 2 === 0 ? sessions.end(session) : null;
      await Promise.all([...reading, masking, ending]);
      const masked = await masking;
      if (ending === null) {
        expect(masked && (await sessions.find(masked.id))?.record.current).toBe('masq');
        continue;
      }
      // Whichever came first: once both are done, the one that ended it has the last word.
      await sessions.end(session);
      expect(await sessions.find(id)).toBeNull();
      expect(masked === null ? null : await sessions.find(masked.id)).toBeNull();
    }
  });

  it('take changes of the same session one after the other', async () => {
    const { id, session } = await sessions.open(recordOf(7));
    await Promise.all(
      ['1', '2', '3', '4'].map((letter) =>
        sessions.change(session, (record) => ({ ...record, client: record.client + letter })),
      ),
    );
    expect([...((await sessions.find(id))?.record.client ?? '')].toSorted().join('')).toContain('1234');
  });
});

describe('the file with the sessions', () => {
  it('holds no id, no token and no name', async () => {
    const store = openFileRecords(folder, { now, onBroken: () => undefined });
    const sealing = createSealing([{ name: 'k', key: randomBytes(32) }]);
    const sessions = createSessions({ store, sealing, idleMs: HOUR, maxMs: HOUR, now });
    const { id } = await sessions.open(recordOf(8));
    await store.close();
    for (const file of readdirSync(folder)) {
      const bytes = readFileSync(join(folder, file), 'latin1');
      for (const secret of [id, SECRET_TOKEN, 'user8']) expect(bytes).not.toContain(secret);
    }
  });
});
