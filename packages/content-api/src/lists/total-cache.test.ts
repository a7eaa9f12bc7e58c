import { expect, it } from 'vitest';
import { createTotalCache } from './total-cache.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));
const counted = { total: 7, writes: 3, since: at(0), until: at(30) };

it('gives a total back while nothing has been written and the clock changes nothing', () => {
  const totals = createTotalCache();
  totals.keep('all', counted);
  expect(totals.find('all', 3, at(29))).toBe(7);
  expect(totals.find('other', 3, at(29))).toBeNull();
});

it('counts again after a write, and from the moment when something begins or ends', () => {
  const totals = createTotalCache();
  totals.keep('all', counted);
  expect(totals.find('all', 4, at(1))).toBeNull();
  expect(totals.find('all', 3, at(30))).toBeNull();
});

it('trusts no total for more than a minute, nor one from the future', () => {
  const totals = createTotalCache();
  totals.keep('all', { ...counted, until: null });
  expect(totals.find('all', 3, at(60))).toBe(7);
  expect(totals.find('all', 3, at(61))).toBeNull();
  expect(totals.find('all', 3, at(-1))).toBeNull();
});

it('keeps a bounded number of them, the latest', () => {
  const totals = createTotalCache();
  for (let n = 0; n < 600; n++) totals.keep(`list ${n}`, counted);
  expect(totals.find('list 0', 3, at(1))).toBeNull();
  expect(totals.find('list 599', 3, at(1))).toBe(7);
});
