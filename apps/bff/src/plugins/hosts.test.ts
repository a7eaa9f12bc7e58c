import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDoor, openDoor } from '../open-door.fixtures.ts';

const PUBLIC = 'https://www.example.se';
const INTRANET = 'https://intranat.example.se';

let upstream: PlainRubicore;
let door: OpenDoor;
beforeAll(async () => {
  upstream = await startPlainRubicore();
  door = await openDoor(upstream.origin, undefined, 0, { PUBLIC_ORIGIN: PUBLIC, INTRANET_ORIGIN: INTRANET });
});
afterAll(async () => {
  await door.close();
  await upstream.close();
});

it.each([
  'https://evil.example.org',
  'https://example.se',
  'https://127.0.0.1',
  'https://www.example.se:8443',
])('is not there for %s', async (site) => {
  for (const path of ['/', '/rubicore/core/v1/post', '/bff/session', '/media/a.jpg']) {
    const answer = await door.getAs(site)(path);
    expect([answer.status, (await answer.json()).code], path).toEqual([421, 'WRONG_HOST']);
  }
  expect((await door.getAs(site)('/healthz')).status).toBe(200);
});

it('refuses a request that names two hosts', async () => {
  const answer = await door.raw(
    'GET / HTTP/1.1\r\nHost: www.example.se\r\nHost: evil.example.org\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

it('shows nothing on the intranet before signing in, and leads back to what was asked for', async () => {
  const get = door.getAs(INTRANET);
  const page = await get('/nyheter?sida=2');
  expect([page.status, page.headers.get('location')]).toEqual([303, '/login?tillbaka=%2Fnyheter%3Fsida%3D2']);
  expect((await get('/login')).status).toBe(200);
  for (const path of ['/rubicore/core/v1/post', '/media/a.jpg', '/rubicore/core/v1/search?q=a']) {
    expect((await get(path)).status, path).toBe(401);
  }
  expect(upstream.requests).toEqual([]);
});

it('lets no search engine and no shared cache keep anything of the intranet', async () => {
  for (const path of ['/login', '/nyheter', '/rubicore/core/v1/post', '/bff/session']) {
    const answer = await door.getAs(INTRANET)(path);
    expect(answer.headers.get('x-robots-tag'), path).toBe('noindex');
    expect(answer.headers.get('cache-control'), path).toMatch(/no-store/);
  }
  expect((await door.getAs(PUBLIC)('/')).headers.get('x-robots-tag')).toBeNull();
});
