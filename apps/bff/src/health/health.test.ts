import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';

let upstream: PlainRubicore;
let doors: TestServer[];

beforeEach(async () => {
  upstream = await startPlainRubicore();
  doors = [];
});
afterEach(async () => {
  for (const door of doors) await door.close();
  await upstream.close();
});

async function opened(env: Record<string, string> = {}): Promise<TestServer> {
  const door = await startTestServer(upstream.origin, undefined, 60_000, env);
  doors.push(door);
  return door;
}

async function readiness(door: TestServer) {
  const answer = await door.get('/readyz');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return { code: answer.status, ...((await answer.json()) as { status: string; reasons: string[] }) };
}

describe('/readyz', () => {
  it('is ready when the content API and the session store answer', async () => {
    expect(await readiness(await opened())).toEqual({ code: 200, status: 'ready', reasons: [] });
  });

  it('gets no visitors while the content API is away and there is nothing to show', async () => {
    const door = await opened();
    await upstream.close();
    expect(await readiness(door)).toEqual({
      code: 503,
      status: 'not ready',
      reasons: ['the content API does not answer'],
    });
  });

  it('goes on getting visitors while there is something to show, and says what is missing', async () => {
    const door = await opened();
    expect((await door.get('/rubicore/core/v1/link?type=social')).status).toBe(200);
    await upstream.close();
    expect(await readiness(door)).toEqual({
      code: 200,
      status: 'degraded',
      reasons: ['the content API does not answer'],
    });
  });

  it('says that the content API has no database, as long as it says so itself', async () => {
    const door = await opened();
    upstream.intercept((request, response) => {
      if (request.url !== '/readyz') return false;
      response
        .writeHead(503, { 'content-type': 'application/json' })
        .end('{"ready":false,"reason":"database"}');
      return true;
    });
    const withoutDatabase = { code: 503, status: 'not ready', reasons: ['the database does not answer'] };
    expect(await readiness(door)).toEqual(withoutDatabase);
    upstream.intercept(null);
    expect(await readiness(door)).toEqual({ code: 200, status: 'ready', reasons: [] });
  });

  it('says that sessions cannot be read, and still gets visitors', async () => {
    // Nobody listens there.
    const door = await opened({
      REDIS_URL: 'redis://127.0.0.1:9',
      SESSION_KEYS: `test:${btoa('k'.repeat(32))}`,
    });
    expect(await readiness(door)).toEqual({
      code: 200,
      status: 'degraded',
      reasons: ['sessions cannot be read'],
    });
  });

  it('gets nobody any more on its way out, although all is well', async () => {
    const door = await opened();
    door.readiness.isDraining = true;
    expect(await readiness(door)).toEqual({ code: 503, status: 'not ready', reasons: ['draining'] });
    expect((await door.get('/healthz')).headers.get('connection')).toBe('close');
  });
});

it('lives, whatever is missing', async () => {
  const door = await opened();
  await upstream.close();
  expect(await (await door.get('/healthz')).json()).toEqual({ status: 'ok' });
});
