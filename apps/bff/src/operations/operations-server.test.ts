import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';

let upstream: PlainRubicore;
let door: TestServer;

beforeAll(async () => {
  upstream = await startPlainRubicore();
  door = await startTestServer(upstream.origin, undefined, 60_000);
});
afterAll(async () => {
  await door.close();
  await upstream.close();
});

async function metrics(): Promise<Map<string, number>> {
  const answer = await door.operations.inject('/metrics');
  expect(answer.headers['content-type']).toContain('text/plain');
  const lines = answer.body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

it('shows metrics to those who run the service, and to nobody else', async () => {
  expect([...(await metrics()).keys()].join()).toContain('nodejs_eventloop_lag_p99_seconds');
  const outside = await door.get('/metrics');
  expect(await outside.text()).not.toContain('nodejs_');
});

it('counts requests by route, method and status, and tells no address', async () => {
  await door.get('/rubicore/core/v1/post/en-sida');
  await door.get('/rubicore/core/v1/post/en-annan-sida');
  await door.get('/rubicore/core/v1/nothing-of-the-kind');
  const counted = await metrics();
  const count = (route: string, status: number) =>
    counted.get(`http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`) ?? 0;
  expect(count('/rubicore/core/v1/post/:slug', 404)).toBe(2);
  expect(count('/rubicore/*', 404)).toBe(1);
  expect([...counted.keys()].join()).not.toContain('en-sida');
});

it('counts calls to the content API by how they ended', async () => {
  const name = 'upstream_call_duration_seconds_count{method="GET",call="/core/v1/token",outcome="answered"}';
  const before = (await metrics()).get(name) ?? 0;
  await door.get('/rubicore/core/v1/token');
  expect((await metrics()).get(name)).toBe(before + 1);
  expect((await metrics()).get('upstream_breaker_state{state="closed"}')).toBe(1);
});

it('shows how what visitors share was had, and how much is kept', async () => {
  for (let asked = 0; asked < 3; asked += 1) await door.get('/rubicore/core/v1/link?type=social');
  const counted = await metrics();
  expect(counted.get('cache_requests_total{cache="answers",result="fresh"}')).toBeGreaterThanOrEqual(2);
  expect(counted.get('cache_entries{cache="answers"}')).toBeGreaterThanOrEqual(1);
  expect(counted.get('cache_stale_age_seconds{cache="pages"}')).toBe(0);
  expect(counted.get('sessions')).toBe(0);
  expect([...counted.keys()].join()).toMatch(/brandpost_build_info\{version="\d+\.\d+\.\d+"/);
});

it('says that it lives and is ready, there too', async () => {
  expect((await door.operations.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await door.operations.inject('/readyz')).statusCode).toBe(200);
  door.readiness.isDraining = true;
  expect((await door.operations.inject('/readyz')).json()).toMatchObject({ reasons: ['draining'] });
  door.readiness.isDraining = false;
});

it('counts those who went away before they were answered', async () => {
  upstream.requests.length = 0;
  upstream.intercept(() => true);
  const visitor = new AbortController();
  const gone = door.get('/rubicore/core/v1/token', { signal: visitor.signal }).catch(() => 'gone');
  await expect.poll(() => upstream.requests.length).toBeGreaterThan(0);
  visitor.abort();
  expect(await gone).toBe('gone');
  upstream.intercept(null);
  const name =
    'http_request_duration_seconds_count{method="GET",route="/rubicore/core/v1/token",status="499"}';
  await expect.poll(async () => (await metrics()).get(name)).toBe(1);
});
