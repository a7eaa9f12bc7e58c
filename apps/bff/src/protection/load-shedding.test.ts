import { expect, it } from 'vitest';
import { isRefused } from './load-shedding.ts';

const asked = (url: string, method = 'GET', cookies = {}) =>
  ({ method, cookies, routeOptions: { url } }) as never;
const late = { kind: 'eventLoopDelay', value: 1500 };
const SID = { sid: 'a'.repeat(43) };

it.each([
  ['somebody signed in, while everybody waits', asked('/*', 'GET', SID), late, true],
  ['a write, while everybody waits', asked('/bff/login', 'POST'), late, true],
  ['a visitor, who is given what is kept', asked('/*', 'GET', { AcceptCookies: 'true' }), late, false],
  ['whoever asks whether we live', asked('/healthz'), late, false],
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
