import { setImmediate, setTimeout } from 'node:timers/promises';
import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDoor, openDoor } from '../open-door.fixtures.ts';
import { browserAt } from '../sign-in/browser.fixtures.ts';

let upstream: PlainRubicore;
let door: OpenDoor;
beforeAll(async () => {
  upstream = await startPlainRubicore();
  door = await openDoor(upstream.origin, undefined, 0, { SAML_IDP_ORIGIN: 'http://localhost:9' });
});
afterAll(async () => {
  await door.close();
  await upstream.close();
});

/** Keeps the process busy until its event loop is measured as more than a second late: a measurement takes two ticks. */
async function blockEventLoop(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await setTimeout(12);
    await setImmediate();
    const end = performance.now() + 3000;
    while (performance.now() < end);
  }
}

it('a sign-in that is refused because of load ends on the sign-in page, not as JSON', async () => {
  const browser = browserAt(door, door.publicOrigin);
  await blockEventLoop();
  const response = await browser.post('/rubicore/saml/v1/login', { returnTo: '/profile' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/^\/login\?fel=tjanst/);
});
