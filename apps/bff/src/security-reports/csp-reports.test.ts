import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';

let upstream: PlainRubicore;
let door: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  upstream = await startPlainRubicore();
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  door = await startTestServer(upstream.origin, undefined, 0, {}, log);
});
afterAll(async () => {
  await door.close();
  await upstream.close();
});

const report = (body: string, type = 'application/csp-report') =>
  door.get('/bff/csp-reports', {
    method: 'POST',
    headers: { origin: door.publicOrigin, 'content-type': type },
    body,
  });

it('tells in the log what a policy stopped, and nothing of the page', async () => {
  const old = {
    'csp-report': {
      'document-uri': 'https://x/sok/hemligt',
      'violated-directive': 'script-src',
      'blocked-uri': 'https://evil.example.org/a?hemligt',
    },
  };
  const modern = [
    {
      type: 'csp-violation',
      url: 'https://x/sok/hemligt',
      body: { effectiveDirective: 'style-src', blockedURL: 'inline' },
    },
  ];
  expect((await report(JSON.stringify(old))).status).toBe(204);
  expect((await report(JSON.stringify(modern), 'application/reports+json')).status).toBe(204);
  const logged = lines.map((line) => JSON.parse(line)).map(({ directive, blocked }) => [directive, blocked]);
  expect(logged).toEqual([
    ['script-src', 'https://evil.example.org'],
    ['style-src', 'inline'],
  ]);
  expect(lines.join()).not.toContain('hemligt');
});

it.each(['', '{', '[]', 'null', '{"csp-report":7}'])('takes %j without a word', async (body) => {
  const before = lines.length;
  expect((await report(body)).status).toBe(204);
  expect(lines).toHaveLength(before);
});

it('refuses what is long, of another type, or too much', async () => {
  expect((await report('x'.repeat(20_000))).status).toBe(413);
  expect((await report('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
  const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await report('{}')).status));
  expect(statuses).toContain(429);
});
