import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFileRecords } from './file-records.ts';
import type { RecordStore } from './record-store.ts';
import { redisRecords } from './redis-records.ts';

const clock = { ms: 1_800_000_000_000 };
const now = () => clock.ms;
const folder = mkdtempSync(join(tmpdir(), 'brandpost-records-'));
const onBroken = () => undefined;

function inFile() {
  return openFileRecords(folder, { now, onBroken });
}

function inRedis(url: string) {
  return redisRecords(new Redis(url), { prefix: `brandpost-test:{${process.pid}-${Math.random()}}:`, now });
}

const stores: [string, () => RecordStore][] = [['a file', inFile]];
if (process.env.REDIS_URL) {
  const url = process.env.REDIS_URL;
  stores.push(['Redis', () => inRedis(url)]);
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newKey = () => `key-${randomUUID()}`;
const record = (value: string, groups: string[] = []) => ({ value, groups, seenMs: now(), ttlMs: 60_000 });

describe.each(stores)('records in %s', (_, open) => {
  let store: RecordStore;
  beforeAll(() => {
    store = open();
  });
  afterAll(() => store.close());

  it('are found as they were written, and only while they are there', async () => {
    const key = newKey();
    expect(await store.read(key)).toBeNull();
    expect(await store.create(key, record('ett'))).toBe(true);
    expect(await store.read(key)).toEqual({ key, value: 'ett', version: 1, seenMs: now() });
    expect(await store.create(key, record('två'))).toBe(false);
    expect(await store.end(key, 60_000)).toBe(true);
    expect(await store.read(key)).toBeNull();
    expect(await store.end(key, 60_000)).toBe(false);
  });

  it('take one of two changes that are based on the same version', async () => {
    const key = newKey();
    await store.create(key, record('ett'));
    const changes = await Promise.all(
      Array.from({ length: 20 }, (_unused, index) => store.replace(key, 1, record(`ändrad ${index}`))),
    );
    expect(changes.filter(Boolean)).toHaveLength(1);
    expect((await store.read(key))?.version).toBe(2);
  });

  it('cannot be brought back once they have ended', async () => {
    const key = newKey();
    await store.create(key, record('ett'));
    await store.end(key, 60_000);
    expect(await store.replace(key, 1, record('två'))).toBe(false);
    expect(await store.create(key, record('två'))).toBe(false);
    expect(await store.move({ key, version: 1, aliasMs: 1000 }, newKey(), record('två'))).toBe(false);
    await store.touch(key, now(), 60_000);
    expect(await store.read(key)).toBeNull();
  });

  it('are found under the key before for a moment after they have moved', async () => {
    const [before, after] = [newKey(), newKey()];
    await store.create(before, record('ett', ['g1']));
    expect(await store.move({ key: before, version: 1, aliasMs: 10_000 }, after, record('två', ['g1']))).toBe(
      true,
    );
    expect(await store.read(before)).toMatchObject({ key: after, value: 'två', version: 2 });
    expect(await store.replace(before, 2, record('tre'))).toBe(false);
    expect((await store.keysOf('g1')).filter((key) => key === before)).toEqual([]);
    expect(await store.end(before, 60_000)).toBe(true);
    expect(await store.read(after)).toBeNull();
  });

  it('are found by their groups until they leave them', async () => {
    const key = newKey();
    const groups = [`a-${key}`, `b-${key}`];
    await store.create(key, record('ett', groups));
    for (const group of groups) expect(await store.keysOf(group)).toEqual([key]);
    await store.replace(key, 1, record('två', [`b-${key}`]));
    expect(await store.keysOf(`a-${key}`)).toEqual([]);
    await store.end(key, 60_000);
    expect(await store.keysOf(`b-${key}`)).toEqual([]);
  });

  it('remember their last use without becoming another version', async () => {
    const key = newKey();
    await store.create(key, record('ett'));
    const later = now() + 5000;
    await store.touch(key, later, 60_000);
    await store.touch(key, later - 1000, 60_000);
    expect(await store.read(key)).toMatchObject({ version: 1, seenMs: later });
  });

  it('hold texts of every kind', async () => {
    const key = newKey();
    const value = 'åäö \n\t "\'\\ 🚒'.repeat(1000);
    await store.create(key, record(value));
    expect((await store.read(key))?.value).toBe(value);
  });

  it('say that they answer, and how many there are', async () => {
    await store.ping();
    expect(await store.count()).toBeGreaterThan(0);
  });
});

describe('records in a file', () => {
  it('end when their time has come', async () => {
    const store = inFile();
    const key = newKey();
    await store.create(key, { ...record('ett'), ttlMs: 1000 });
    clock.ms += 999;
    expect(await store.read(key)).not.toBeNull();
    clock.ms += 1;
    expect(await store.read(key)).toBeNull();
    await store.close();
  });

  it('are there after a restart, and for two processes at once', async () => {
    const [one, other] = [inFile(), inFile()];
    const key = newKey();
    await one.create(key, record('ett'));
    expect(await other.read(key)).toMatchObject({ value: 'ett' });
    await one.close();
    await other.close();
    const again = inFile();
    expect(await again.read(key)).toMatchObject({ value: 'ett' });
    await again.close();
  });

  it('begin anew when the file is broken, and say so', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'brandpost-broken-'));
    writeFileSync(join(broken, 'sessions.sqlite'), 'this is no database '.repeat(500));
    const errors: unknown[] = [];
    const store = openFileRecords(broken, { now, onBroken: (error) => errors.push(error) });
    expect(errors).toHaveLength(1);
    expect(await store.create('a', record('ett'))).toBe(true);
    await store.close();
    rmSync(broken, { recursive: true, force: true });
  });
});
