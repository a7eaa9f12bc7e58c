import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { openFileRecords } from '../sessions/records/file-records.ts';
import type { RecordStore } from '../sessions/records/record-store.ts';
import { createSealing } from '../sessions/sealing.ts';
import type { Session, SessionRecord } from '../sessions/session-record.ts';
import { createSessions, type Sessions } from '../sessions/sessions.ts';
import { createEventLog } from './event-log.ts';
import { createStreams, type Listener, type Streams } from './streams.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandpost-streams-'));
const VISITOR: Listener = { state: 'visitor', session: null };
let store: RecordStore;
let sessions: Sessions;
let streams: Streams;

beforeEach(() => {
  store = openFileRecords(folder, { now: Date.now, onBroken: () => undefined });
  const sealing = createSealing([{ name: 'test', key: Buffer.alloc(32, 7) }]);
  sessions = createSessions({ store, sealing, idleMs: 60_000, maxMs: 60_000, now: Date.now });
  streams = createStreams(sessions, createEventLog());
});
afterEach(async () => {
  streams.close(() => '');
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let tokens = 0;
async function signIn(userId: number): Promise<Session> {
  tokens += 1;
  const my = { token: 'x', id: tokens, type: 'user', issued: '2026-11-20T12:00:00.000Z', expires: null };
  const user = { id: userId, username: `u${userId}`, displayName: `U ${userId}` };
  const record: SessionRecord = {
    ...{ my, masq: null, current: 'my', user, subject: null, signedInBy: 'password' },
    ...{ createdMs: Date.now(), client: 'a browser' },
  };
  return (await sessions.open(record)).session;
}

/** An open page, and what it has been sent. */
function open(listener: Listener) {
  const response = new PassThrough();
  const page = { text: '', hasEnded: false };
  response.on('data', (bytes: Buffer) => {
    page.text += bytes.toString();
  });
  response.on('end', () => {
    page.hasEnded = true;
  });
  streams.add(response, listener);
  return page;
}
const openAs = (session: Session) => open({ state: 'signed-in', session });
/** What a page of a kind would be sent now that had the id. */
const missedSince = (listener: Listener, id: string) => streams.logFor(listener).missedSince(id);
const idIn = (text: string) => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '';

it('a hint reaches those who are signed in, and no visitor, not even as a number that is left out', async () => {
  const staff = openAs(await signIn(5));
  const visitor = open(VISITOR);
  streams.sendAll('content');
  const before = visitor.text;
  for (let count = 0; count < 5; count += 1) {
    streams.sendHint({ kind: 'alerts' });
    await wait(250);
  }
  expect(staff.text.match(/data: {"isUrgent":true}/g)).toHaveLength(5);
  expect(visitor.text).toBe(before);
  streams.sendAll('content');
  const count = (text: string) => Number(idIn(text).split('-')[1]);
  expect(count(visitor.text)).toBe(count(before) + 1);
});

it('many hints at once are one, as urgent as the most urgent', async () => {
  const staff = openAs(await signIn(5));
  for (const kind of ['content', 'alerts', 'content'] as const) streams.sendHint({ kind });
  await wait(300);
  expect(staff.text.match(/^event: .*\ndata: .*$/gm)).toEqual(['event: content\ndata: {"isUrgent":true}']);
});

it('each kind of page is sent what it missed by its own log, and cannot ask by the ids of the other', async () => {
  const session = await signIn(5);
  const staff = openAs(session);
  const visitor = open(VISITOR);
  streams.sendAll('content');
  await expect.poll(() => [staff.text, visitor.text].every((text) => idIn(text) !== '')).toBe(true);
  const seen = { staff: idIn(staff.text), visitor: idIn(visitor.text) };
  streams.sendHint({ kind: 'alerts' });
  await wait(300);
  const listener: Listener = { state: 'signed-in', session };
  expect(missedSince(listener, seen.staff)?.join('')).toContain('"isUrgent":true');
  expect(missedSince(VISITOR, seen.visitor)).toEqual([]);
  expect(missedSince(VISITOR, idIn(staff.text))).toBeNull();
  expect(missedSince(listener, seen.visitor)).toBeNull();
});

it('what is one account’s own reaches its other sessions alone', async () => {
  const [here, elsewhere, another] = [await signIn(5), await signIn(5), await signIn(6)];
  const pages = [here, elsewhere, another].map(openAs);
  streams.sendHint({ kind: 'own', userId: 5, exceptTokenId: here.record.my.id });
  await wait(50);
  expect(pages.map(({ text }) => text !== '')).toEqual([false, true, false]);
  streams.sendHint({ kind: 'own', userId: 5, exceptTokenId: null });
  await wait(50);
  expect(pages.map(({ text }) => text !== '')).toEqual([true, true, false]);
});

it('somebody who acts as another is sent what is the other’s', async () => {
  const own = await signIn(1);
  const masked = await sessions.change(own, (record) => ({
    ...record,
    masq: { ...record.my, id: 999 },
    current: 'masq',
    subject: { id: 5, username: 'u5', displayName: 'U 5' },
  }));
  const page = openAs(masked as Session);
  streams.sendHint({ kind: 'own', userId: 1, exceptTokenId: null });
  await wait(50);
  expect(page.text).toBe('');
  streams.sendHint({ kind: 'own', userId: 5, exceptTokenId: null });
  await expect.poll(() => page.text).toContain('event: content');
});

it('a page whose session has ended is sent no hint, but that it has', async () => {
  const session = await signIn(5);
  const page = openAs(session);
  await sessions.end(session);
  streams.sendHint({ kind: 'alerts' });
  await expect.poll(() => page.hasEnded).toBe(true);
  expect(page.text).toBe('event: signed-out\ndata: {}\n\n');
});

it('while sessions cannot be read a hint waits; the person who came meanwhile is asked to come again', async () => {
  const staff = openAs(await signIn(5));
  const unknown = open({ state: 'unknown', session: null });
  const file = new DatabaseSync(join(folder, 'sessions.sqlite'));
  file.exec('alter table record rename to record_elsewhere');
  streams.sendHint({ kind: 'alerts' });
  await wait(300);
  streams.lookAtSessions();
  await wait(50);
  expect([staff.text, unknown.hasEnded]).toEqual(['', false]);
  file.exec('alter table record_elsewhere rename to record');
  file.close();
  streams.lookAtSessions();
  await expect.poll(() => unknown.hasEnded).toBe(true);
  expect(staff.text).toContain('"isUrgent":true');
  expect(unknown.text).toBe('');
});

it('a page that was opened just after a hint is sent it, a visitor’s is not', async () => {
  const listener: Listener = { state: 'signed-in', session: await signIn(5) };
  expect(streams.recentHint(listener)).toBe('');
  streams.sendHint({ kind: 'alerts' });
  await wait(300);
  expect(streams.recentHint(listener)).toContain('"isUrgent":true');
  expect(streams.recentHint(VISITOR)).toBe('');
});
