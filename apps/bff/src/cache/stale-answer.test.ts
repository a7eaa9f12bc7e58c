import { expect, it } from 'vitest';
import { changesAtMs, staleAnswer } from './stale-answer.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const never = () => false;

function answer(body: unknown, total?: number) {
  return {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(total === undefined ? {} : { 'x-pagination-total': String(total) }),
    },
    body: Buffer.from(JSON.stringify(body)),
  };
}
const post = (id: number, unpublishedDate: string | null, publishedDate = '2026-01-01T00:00:00Z') => ({
  id,
  publishedDate,
  unpublishedDate,
});

it('an answer changes by itself when the first of its posts begins or ends', () => {
  const list = answer([
    post(1, '2026-11-21T13:00:00Z'),
    post(2, '2026-11-21T12:30:00Z'),
    post(3, '2026-11-21T11:00:00Z'),
    post(4, null, '2026-11-21T12:10:00Z'),
  ]);
  expect(changesAtMs(list, NOW)).toBe(Date.parse('2026-11-21T12:10:00Z'));
  expect(changesAtMs(answer([post(1, null)]), NOW)).toBe(Number.POSITIVE_INFINITY);
  expect(changesAtMs(answer([{ id: 1, name: 'en länk' }]), NOW)).toBe(Number.POSITIVE_INFINITY);
});

it('an answer changes when the last day of a vacancy ends in Sweden', () => {
  const vacancy = (lastDay: unknown) => ({ ...post(1, null), vacancy: { lastDay } });
  const end = Date.parse('2026-11-22T23:00:00Z');
  expect(changesAtMs(answer([vacancy('2026-11-20'), vacancy('2026-11-22')]), NOW)).toBe(end);
  const find = { ...post(1, null), vacancy: { closesAt: '2026-11-22T23:00:00.000Z' } };
  expect(changesAtMs(answer([find]), NOW)).toBe(end);
  const never = [vacancy(null), vacancy(7), { ...post(1, null), vacancy: null }];
  expect(changesAtMs(answer(never), NOW)).toBe(Number.POSITIVE_INFINITY);
});

it('a list from before is given without posts that have ended meanwhile, and counts without them', () => {
  const list = answer([post(1, '2026-11-21T11:59:59Z'), post(2, '2026-11-21T12:00:01Z'), post(3, null)], 40);
  const given = staleAnswer(list, { nowMs: NOW, hasChanged: never });
  expect(JSON.parse(given?.body.toString() ?? '').map(({ id }: { id: number }) => id)).toEqual([2, 3]);
  expect(given?.headers['x-pagination-total']).toBe('39');
});

it("another sender's message that has expired meanwhile is not given, and its answer changes at that moment", () => {
  const list = answer([
    { id: 'SRCAP1I', expiresAt: '2026-11-21T11:59:59Z' },
    { id: 'SRCAP2I', expiresAt: '2026-11-21T12:30:00Z' },
  ]);
  expect(changesAtMs(list, NOW)).toBe(Date.parse('2026-11-21T12:30:00Z'));
  const given = staleAnswer(list, { nowMs: NOW, hasChanged: never });
  expect(JSON.parse(given?.body.toString() ?? '')).toMatchObject([{ id: 'SRCAP2I' }]);
});

it('what has been changed since is not given from before: it may have been taken back', () => {
  const hasChanged = (id: string) => id === '2';
  const list = answer([post(1, null), post(2, null)], 2);
  expect(JSON.parse(staleAnswer(list, { nowMs: NOW, hasChanged })?.body.toString() ?? '')).toHaveLength(1);
  expect(staleAnswer(answer(post(2, null)), { nowMs: NOW, hasChanged })).toBeNull();
});

it('a single post that has ended can still be read', () => {
  const single = answer(post(1, '2026-11-20T00:00:00Z'));
  expect(staleAnswer(single, { nowMs: NOW, hasChanged: never })).toBe(single);
});

it('dates that cannot be read neither begin nor end anything', () => {
  const odd = answer([{ id: 1, publishedDate: 'snart', unpublishedDate: 17 }]);
  expect(changesAtMs(odd, NOW)).toBe(Number.POSITIVE_INFINITY);
  expect(staleAnswer(odd, { nowMs: NOW, hasChanged: never })).toBe(odd);
});
