import { expect, it } from 'vitest';
import { createEventLog } from './event-log.ts';

const idOf = (text: string) => /^id: (.*)$/m.exec(text)?.[1] ?? '';
const namesOf = (texts: string[] | null) => texts?.map((text) => /^event: (.*)$/m.exec(text)?.[1]);

it('the person who was away is sent what they missed in its order, once for each thing that it says', () => {
  const log = createEventLog();
  const seen = idOf(log.append('content'));
  log.append('content');
  log.append('fire-ban');
  log.append('content', { isUrgent: true });
  const last = log.append('content');
  expect(namesOf(log.missedSince(seen))).toEqual(['fire-ban', 'content', 'content']);
  expect(log.missedSince(seen)?.at(-1)).toBe(last);
  expect(log.missedSince(idOf(last))).toEqual([]);
});

it('which alerts are on is not repeated, since every new stream is sent it', () => {
  const log = createEventLog();
  const seen = idOf(log.append('content'));
  log.append('alerts', { alerts: [] });
  expect(log.missedSince(seen)).toEqual([]);
});

it('ten thousand changes are no more to repeat than one', () => {
  const log = createEventLog();
  const seen = idOf(log.append('content'));
  for (let count = 0; count < 10_000; count += 1) log.append('content');
  expect(log.missedSince(seen)).toHaveLength(1);
});

it('what was missed since an event of another replica, or since no event at all, is not known', () => {
  const log = createEventLog();
  const own = idOf(log.append('content'));
  const [run] = own.split('-');
  const ids = [
    idOf(createEventLog().append('content')),
    `${run}-2`,
    `${run}--1`,
    `${run}-x`,
    `${run}-`,
    '-1',
    'x'.repeat(10_000),
  ];
  expect(ids.map((id) => log.missedSince(id))).toEqual(ids.map(() => null));
});
