import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createUpstream, type Upstream } from '../upstream/upstream.ts';
import { watchUpstream } from './upstream-state.ts';

let rubicore: PlainRubicore;
let upstream: Upstream;
beforeEach(async () => {
  rubicore = await startPlainRubicore();
  upstream = createUpstream(rubicore.origin);
});
afterEach(async () => {
  await rubicore.close();
  await upstream.close();
});

it('says once in the log that the content API has gone, and once that it is back', async () => {
  const lines: { level: number; msg: string; reason?: string; awaySeconds?: number }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const watch = watchUpstream(upstream, { log, everyMs: 20 });
  await expect.poll(() => watch.state()).toBe('ready');
  const { port } = new URL(rubicore.origin);
  await rubicore.close();
  await expect.poll(() => watch.state()).toBe('no-answer');
  await new Promise((resolve) => setTimeout(resolve, 200));
  rubicore = await startPlainRubicore({ port: Number(port) });
  await expect.poll(() => watch.state(), { timeout: 5000 }).toBe('ready');
  watch.stop();
  expect(lines.map(({ level, msg, reason }) => ({ level, msg, reason }))).toEqual([
    { level: 50, msg: 'The content API cannot be used', reason: 'the content API does not answer' },
    { level: 40, msg: 'The content API is back', reason: undefined },
  ]);
  expect(lines[1]?.awaySeconds).toBeGreaterThan(0.1);
});
