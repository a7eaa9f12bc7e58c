import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';

const PUBLIC = 'https://www.example.se';
const INTRANET = 'https://intranat.example.se';

let upstream: PlainRubicore;
let door: TestServer;
beforeAll(async () => {
  upstream = await startPlainRubicore();
  door = await startTestServer(upstream.origin, undefined, 0, {
    PUBLIC_ORIGIN: PUBLIC,
    INTRANET_ORIGIN: INTRANET,
  });
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

it.each([
  ['the usual port added', { PUBLIC_ORIGIN: PUBLIC }, 'www.example.se:443'],
  [
    'its port left out, as nginx does in $host',
    { PUBLIC_ORIGIN: 'https://www.example.se:8443' },
    'www.example.se',
  ],
  ['its port', { PUBLIC_ORIGIN: 'https://www.example.se:8443' }, 'www.example.se:8443'],
])('is there for its own host with %s', async (_, settings, host) => {
  const own = await startTestServer(upstream.origin, undefined, 0, settings);
  expect((await own.getAs(`https://${host}`)('/bff/session')).status).toBe(200);
  await own.close();
});

it('leads from the number of this machine to its name', async () => {
  const own = await startTestServer(upstream.origin, undefined, 0, {
    PUBLIC_ORIGIN: 'http://localhost:3000',
  });
  const answer = await own.raw(
    'GET /nyheter?sida=2 HTTP/1.1\r\nHost: 127.0.0.1:3000\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 302 /);
  expect(answer).toMatch(/\r\nlocation: http:\/\/localhost:3000\/nyheter\?sida=2\r\n/i);
  const elsewhere = await own.raw('GET / HTTP/1.1\r\nHost: 127.0.0.1:3001\r\nConnection: close\r\n\r\n');
  expect(elsewhere).toMatch(/^HTTP\/1\.1 421 /);
  await own.close();
});

it.each([
  ['names another host', 'GET http://evil.example.org/ HTTP/1.1'],
  ['names the intranet where Host is the public site', `GET ${INTRANET}/ HTTP/1.1`],
  ['speaks another version of HTTP', 'GET / HTTP/2.0'],
])('refuses a request line that %s', async (_, line) => {
  const answer = await door.raw(`${line}\r\nHost: www.example.se\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

it('takes a request line that names its own host', async () => {
  const answer = await door.raw(
    `GET ${PUBLIC}/bff/session HTTP/1.1\r\nHost: www.example.se\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

it.each(['//', '///', '//..', '/\\\\'])('answers %s, which is no address, without failing', async (path) => {
  const own = await startTestServer(upstream.origin, undefined, 0, {
    SAML_IDP_ORIGIN: 'https://idp.example.se',
  });
  const answer = await own.raw(`GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 [234]/);
  await own.close();
});
