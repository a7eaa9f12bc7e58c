import { startPlainRubicore } from '@brandpost/test-support';
import { expect, it } from 'vitest';
import { startTestServer } from '../test-server.fixtures.ts';
import { blockEventLoop } from './busy-event-loop.fixtures.ts';
import { isRefused } from './load-shedding.ts';

const asked = (url: string, method = 'GET', cookies = {}) =>
  ({ method, cookies, routeOptions: { url } }) as never;
const late = { kind: 'eventLoopDelay', value: 1500 };
const SID = { sid: 'a'.repeat(43) };

it.each([
  ['somebody signed in, while everybody waits', asked('/*', 'GET', SID), late, true],
  ["a visitor's write, while everybody waits", asked('/bff/visits', 'POST'), late, true],
  ['who signs in to warn', asked('/bff/login', 'POST'), late, false],
  ['a warning that is published', asked('/rubicore/*', 'PUT', SID), late, false],
  ['who signs out', asked('/bff/logout', 'POST', SID), late, false],
  [
    "staff's write, when memory runs out",
    asked('/*', 'PUT', SID),
    { kind: 'heapUsedBytes', value: 4e9 },
    true,
  ],
  ['a visitor, who is given what is kept', asked('/*', 'GET', { AcceptCookies: 'true' }), late, false],
  ['anyone who asks whether we live', asked('/healthz'), late, false],
  ['somebody signed in who asks for a script', asked('/assets/*', 'GET', SID), late, false],
  ['anybody, when memory runs out', asked('/*'), { kind: 'heapUsedBytes', value: 4e9 }, true],
  [
    'nobody, when nothing was measured',
    asked('/*', 'GET', SID),
    { ...late, value: Number.POSITIVE_INFINITY },
    false,
  ],
])('load is shed or not: %s', (_, request, pressure, isExpected) => {
  expect(isRefused(request, pressure)).toBe(isExpected);
});

it('a window that is refused because of load shows a page in Swedish, a call gets a problem', async () => {
  const upstream = await startPlainRubicore();
  const door = await startTestServer(upstream.origin);
  const cookie = `sid=${SID.sid}`;
  await blockEventLoop();
  const page = await door.get('/', { headers: { cookie, accept: 'text/html,*/*;q=0.8' } });
  const call = await door.get('/', { headers: { cookie, accept: 'application/json' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(await page.text()).toContain('Många besöker sidan just nu. Försök igen om en stund.');
  expect([call.status, await call.json()]).toMatchObject([503, { code: 'OVERLOADED' }]);
  await door.close();
  await upstream.close();
});
