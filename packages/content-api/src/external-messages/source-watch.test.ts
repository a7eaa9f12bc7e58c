import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { createSourceWatch } from './source-watch.ts';

const MINUTE_MS = 60_000;

function watching(everyMs = MINUTE_MS) {
  let nowMs = 0;
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line).msg) };
  const { log } = fastify({ logger: { level: 'info', stream } });
  const watch = createSourceWatch('sr-vma', { everyMs, now: () => new Date(nowMs) });
  const { onAnswer, onFailure } = watch.start(log);
  const failAt = (minute: number) => {
    nowMs = minute * MINUTE_MS;
    onFailure(new Error('away'));
  };
  return { watch, lines, failAt, onAnswer };
}

it('a sender that is away is said once after ten minutes, and once when it is back', () => {
  const { watch, lines, failAt, onAnswer } = watching();
  failAt(1);
  failAt(9);
  expect([lines, watch.status().isSilent]).toEqual([[], false]);
  failAt(10);
  failAt(11);
  expect(lines).toEqual(['A sender of messages has not answered for long']);
  expect(watch.status()).toEqual({ source: 'sr-vma', answeredMs: null, failures: 4, isSilent: true });
  onAnswer();
  onAnswer();
  expect(lines.slice(1)).toEqual(['A sender of messages answers again']);
  expect(watch.status()).toMatchObject({ answeredMs: 11 * MINUTE_MS, isSilent: false });
  failAt(20);
  failAt(21);
  expect(lines).toHaveLength(3);
});

it('one that is asked each ten minutes is not said to be away when it has been missed once', () => {
  const { watch, failAt } = watching(10 * MINUTE_MS);
  failAt(11);
  expect(watch.status().isSilent).toBe(false);
  failAt(21);
  expect(watch.status().isSilent).toBe(true);
});
