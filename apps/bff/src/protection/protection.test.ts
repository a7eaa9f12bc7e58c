import { connect } from 'node:net';
import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserAt } from '../sign-in/browser.fixtures.ts';
import { startTestServer } from '../test-server.fixtures.ts';
import { createRateLimits } from './rate-limits.ts';

const log = pino({ level: 'silent' });
const requestFrom = (ip: string) => ({ ip }) as never;

let upstream: PlainRubicore;
beforeAll(async () => {
  upstream = await startPlainRubicore();
});
afterAll(() => upstream.close());

const redises: [string, () => Redis | null][] = [['the process alone', () => null]];
const url = process.env.REDIS_URL;
if (url) redises.push(['Redis', () => new Redis(url)]);

describe.each(redises)('a limit counted by %s', (_, open) => {
  it('lets so many through, tells the others when to come back, and knows addresses apart', async () => {
    const redis = open();
    await redis?.ping();
    const limits = createRateLimits(redis, { prefix: `brandpost-test:{${Math.random()}}:`, log });
    const limit = limits('sign-in', { points: 3, seconds: 60 });
    for (let attempt = 0; attempt < 3; attempt += 1) await limit(requestFrom('10.0.0.1'));
    await expect(limit(requestFrom('10.0.0.1'))).rejects.toMatchObject({
      kind: { status: 429 },
      retryAfterSeconds: expect.any(Number),
    });
    await limit(requestFrom('10.0.0.2'));
    for (let host = 1; host <= 3; host += 1) await limit(requestFrom(`2001:db8:1:2::${host}`));
    await expect(limit(requestFrom('2001:db8:1:2:ffff::9'))).rejects.toMatchObject({ kind: { status: 429 } });
    await limit(requestFrom('2001:db8:1:3::1'));
    redis?.disconnect();
  });
});

it('a limit goes on counting for itself while Redis is away', async () => {
  const redis = new Redis('redis://127.0.0.1:9', { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  redis.on('error', () => undefined);
  const limit = createRateLimits(redis, { prefix: 'p', log })('sign-in', { points: 2, seconds: 60 });
  await limit(requestFrom('10.0.0.1'));
  await limit(requestFrom('10.0.0.1'));
  await expect(limit(requestFrom('10.0.0.1'))).rejects.toMatchObject({ kind: { status: 429 } });
  redis.disconnect();
});

it('sixty tries to sign in within a minute are let through from one address, and no more', async () => {
  const door = await startTestServer(upstream.origin);
  const browser = browserAt(door, door.publicOrigin);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 62; attempt += 1) {
    statuses.push((await browser.ask('POST', '/bff/login', { username: 'a', password: 'b' })).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const form = await browser.post('/bff/login', { username: 'a', password: 'b' });
  expect(form.headers.get('location')).toContain('fel=vanta');
  await door.close();
});

it('who is behind a proxy that is trusted is counted by their own address, and nobody else is believed', async () => {
  const tries = async (door: Awaited<ReturnType<typeof startTestServer>>) => {
    let refused = 0;
    for (let attempt = 0; attempt < 70; attempt += 1) {
      const answer = await door.get('/bff/login', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: door.publicOrigin,
          'x-csrf': '1',
          'x-forwarded-for': `10.0.${attempt}.1`,
        },
        body: '{"username":"a","password":"b"}',
      });
      if (answer.status === 429) refused += 1;
    }
    return refused;
  };
  const behindProxy = await startTestServer(upstream.origin, undefined, 0, {
    TRUSTED_PROXIES: '127.0.0.0/8',
  });
  expect(await tries(behindProxy)).toBe(0);
  await behindProxy.close();
  const open = await startTestServer(upstream.origin);
  expect(await tries(open)).toBe(10);
  await open.close();
});

it('a connection on which headers come a byte at a time is ended', async () => {
  const door = await startTestServer(upstream.origin);
  const { hostname, port } = new URL(door.origin);
  const socket = connect(Number(port), hostname, () => socket.write('GET / HTTP/1.1\r\nHost: loc'));
  const drip = setInterval(() => socket.write('a'), 1000);
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.on('close', () => resolve()));
  clearInterval(drip);
  await door.close();
}, 20_000);

it('two people behind one address write without counting for each other, a made-up session counts for the address', async () => {
  const door = await startTestServer(upstream.origin);
  const people = [browserAt(door, door.publicOrigin), browserAt(door, door.publicOrigin)];
  for (const person of people) await person.signIn('sysadm01');
  const write = async (ask: () => Promise<Response>) => {
    const answers = await Promise.all(Array.from({ length: 610 }, ask));
    return answers.filter(({ status }) => status === 429).length;
  };
  for (const person of people) {
    expect(await write(() => person.ask('DELETE', '/rubicore/core/v1/link/1'))).toBe(10);
  }
  let turn = 0;
  const madeUp = () => {
    turn += 1;
    return door.get('/rubicore/core/v1/link/1', {
      method: 'DELETE',
      headers: { origin: door.publicOrigin, 'x-csrf': '1', cookie: `sid=${String(turn).padStart(43, 'a')}` },
    });
  };
  expect(await write(madeUp)).toBe(10);
  await door.close();
});
