import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { followFireRisk, renewFireRisk } from '../fire-bans/follow-fire-risk.ts';
import { keepFireRisk, keptFireRisk } from '../fire-bans/kept-fire-risk.ts';
import { smhiForecast } from '../fire-bans/smhi-forecast.fixtures.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const HOUR_MS = 3_600_000;
const MADE = new Date(NOW.getTime() - 2 * HOUR_MS).toISOString();
const TODAY = '2026-11-20T12:00:00Z';
const LEVEL_4 = smhiForecast(MADE, [{ validTime: TODAY, values: [4] }]);
const FORECAST = { approvedAt: MADE, days: [{ validAt: '2026-11-20T12:00:00.000Z', level: 4 }] };

describeOnBothEngines('the fire risk', (api) => {
  let asked: IncomingMessage[] = [];
  let answer: (reply: ServerResponse) => void = () => {};
  let nowMs = NOW.getTime();
  const server = createServer((request, reply) => {
    asked.push(request);
    answer(reply);
  });
  let address = '';
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/data.json`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(async () => {
    [asked, nowMs] = [[], NOW.getTime()];
    answer = (reply) => reply.writeHead(200, { etag: '"first"' }).end(LEVEL_4);
    await api.db.deleteFrom('installation').where('key', '=', 'fire-risk').execute();
  });

  const source = (changes = {}) => ({
    db: api.db,
    now: () => new Date(nowMs),
    address,
    publicOrigin: 'https://www.example.se',
    signal: AbortSignal.timeout(20_000),
    ...changes,
  });
  const shown = async () => (await api.get('/fire-ban')).body.fireRisk;

  it('is asked for politely, kept, shown to visitors and written in the log', async () => {
    expect(await shown()).toBeNull();
    expect(await renewFireRisk(source())).toBe(HOUR_MS);
    expect(await shown()).toEqual(FORECAST);
    expect(asked[0]?.headers['user-agent']).toMatch(/^Brandpost\/\S+ \(\+https:\/\/www\.example\.se\)$/);
    const entry = await api.db
      .selectFrom('audit_entry')
      .select(['action', 'is_public'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'installation.fire-risk', is_public: true });
  });

  it('is asked for once an hour by all processes together, and then only for what is new', async () => {
    await renewFireRisk(source());
    nowMs += HOUR_MS / 2;
    expect(await renewFireRisk(source())).toBe(HOUR_MS / 2);
    expect(asked).toHaveLength(1);
    nowMs += HOUR_MS / 2;
    answer = (reply) => reply.writeHead(304).end();
    await renewFireRisk(source());
    expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"first"']);
    expect(await shown()).toEqual(FORECAST);
  });

  it.each([
    ['fails', (reply: ServerResponse) => reply.writeHead(503).end(), /answers 503/],
    ['hangs up', (reply: ServerResponse) => reply.destroy(), /./],
    ['answers something else', (reply: ServerResponse) => reply.end('<html>'), /no JSON/],
    ['answers more than it should', (reply: ServerResponse) => reply.end('x'.repeat(600_000)), /more than/],
    [
      'leads to another host',
      (reply: ServerResponse) => reply.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      /another host/,
    ],
  ])('stays as it was when the address %s, which is not asked again at once', async (_, fail, reason) => {
    await renewFireRisk(source());
    nowMs += HOUR_MS;
    answer = fail;
    await expect(renewFireRisk(source())).rejects.toThrow(reason);
    expect(await shown()).toEqual(FORECAST);
    expect(await renewFireRisk(source())).toBe(HOUR_MS);
    expect(asked).toHaveLength(2);
  });

  it('is not shown when it was made a day ago, nor of a place that is no longer followed', async () => {
    const approvedAt = new Date(NOW.getTime() - 24 * HOUR_MS).toISOString();
    const forecast = { ...FORECAST, approvedAt };
    await keepFireRisk(api.db, { address, forecast, etag: '"old"', askedAt: MADE });
    expect(await shown()).toBeNull();
    await renewFireRisk(source({ address: `${address}?lat=60` }));
    expect(asked[0]?.headers['if-none-match']).toBeUndefined();
    expect((await keptFireRisk(api.db))?.address).toBe(`${address}?lat=60`);
  });

  it('is followed from the start, and its failures are reported', async () => {
    const failures: string[] = [];
    const { signal: _, ...following } = source();
    const first = followFireRisk({ ...following, onFailure: (said) => failures.push(said) });
    await expect.poll(shown).toEqual(FORECAST);
    await first.close();
    nowMs += HOUR_MS;
    answer = (reply) => reply.writeHead(500).end();
    const second = followFireRisk({ ...following, onFailure: (said) => failures.push(said) });
    await expect.poll(() => failures).toEqual(['The address answers 500.']);
    await second.close();
  });

  it('does not keep a service from closing while the address says nothing', async () => {
    answer = () => {};
    const { signal: _, ...following } = source();
    const followed = followFireRisk({ ...following, onFailure: () => {} });
    await expect.poll(() => asked.length).toBe(1);
    const beganMs = performance.now();
    await followed.close();
    expect(performance.now() - beganMs).toBeLessThan(2000);
  });
});
