import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockEventLoop } from '../protection/busy-event-loop.fixtures.ts';
import { browserAt } from '../sign-in/browser.fixtures.ts';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';

let upstream: PlainRubicore;
let door: TestServer;
beforeAll(async () => {
  upstream = await startPlainRubicore();
  door = await startTestServer(upstream.origin, undefined, 0, { SAML_IDP_ORIGIN: 'http://localhost:9' });
});
afterAll(async () => {
  await door.close();
  await upstream.close();
});

it('a sign-in that is refused because of load ends on the sign-in page, not as JSON', async () => {
  const browser = browserAt(door, door.publicOrigin);
  await blockEventLoop();
  const response = await browser.post('/rubicore/saml/v1/login', { returnTo: '/profile' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/^\/login\?fel=tjanst/);
});
