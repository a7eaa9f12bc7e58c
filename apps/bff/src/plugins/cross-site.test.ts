import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';

/** What other sites must be able to post to: single sign-on alone, where a signature takes the place of the origin. */
const POSTED_TO_FROM_ELSEWHERE = ['POST /rubicore/saml/v1/acs', 'POST /rubicore/saml/v1/sls'];

let upstream: PlainRubicore;
let door: TestServer;
/** A session cookie, so that reading is somebody's own too. */
const cookie = `sid=${'a'.repeat(43)}`;

beforeAll(async () => {
  upstream = await startPlainRubicore();
  door = await startTestServer(upstream.origin, undefined, 0, {
    SAML_IDP_ORIGIN: 'http://localhost:9',
    PASSWORD_SIGN_IN: 'on',
  });
});
afterAll(async () => {
  await door.close();
  await upstream.close();
});

const ATTACKS: [string, Record<string, string>][] = [
  ['without any word of where it comes from', { 'content-type': 'application/json' }],
  [
    'by another site',
    { origin: 'https://evil.example.org', 'content-type': 'application/json', 'x-csrf': '1' },
  ],
  ['by an origin of null', { origin: 'null', 'content-type': 'application/json', 'x-csrf': '1' }],
  [
    'by a sibling host',
    { origin: 'http://other.localhost:3000', 'content-type': 'application/json', 'x-csrf': '1' },
  ],
  ['by the same host on another scheme', { origin: 'https://localhost:3000', 'x-csrf': '1' }],
  ['as cross-site', { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site', 'x-csrf': '1' }],
  ['as same-site', { 'sec-fetch-site': 'same-site', 'x-csrf': '1' }],
  [
    'as a form of another site',
    { origin: 'https://evil.example.org', 'content-type': 'application/x-www-form-urlencoded' },
  ],
  ['as text of another site', { origin: 'https://evil.example.org', 'content-type': 'text/plain' }],
];

it.each(ATTACKS)('no route that changes something takes what is sent %s', async (_, headers) => {
  const taken: string[] = [];
  const changing = door.routes.filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method));
  expect(changing.length).toBeGreaterThan(60);
  for (const { method, url } of changing) {
    if (POSTED_TO_FROM_ELSEWHERE.includes(`${method} ${url}`)) continue;
    const path = url.replace(/:[a-zA-Z]+/g, '1').replace('*', 'nothing');
    const body = headers['content-type']?.includes('form') ? 'a=b' : '{}';
    const { status } = await door.get(path, { method, headers: { ...headers, cookie }, body });
    if (![403, 404, 415].includes(status)) taken.push(`${method} ${url}: ${status}`);
  }
  expect(taken).toEqual([]);
  expect(upstream.requests).toEqual([]);
});

it('reading with a session needs a header that another site cannot set', async () => {
  const answer = await door.get('/rubicore/core/v1/my-post', { headers: { cookie } });
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'CROSS_SITE']);
});

it('no answer allows another site to read it', async () => {
  for (const path of ['/', '/rubicore/core/v1/post', '/bff/session', '/media/1.jpg', '/healthz']) {
    const answer = await door.get(path, { headers: { origin: 'https://evil.example.org' } });
    const named = [...answer.headers.keys()].filter((name) => name.startsWith('access-control'));
    expect(named, path).toEqual([]);
  }
});
