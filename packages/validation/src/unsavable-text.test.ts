import { expect, it } from 'vitest';
import { hasUnsavableText } from './unsavable-text.ts';

it.each([['a\u0000'], [['a', ['\ud800']]], [{ a: { b: '\udc00' } }], [{ 'nyckel\u0000': 1 }]])(
  'finds it in %j',
  (value) => {
    expect(hasUnsavableText(value)).toBe(true);
  },
);

it.each([['a🔥'], [null], [undefined], [7], [{ a: [true, { b: 'ö' }] }]])('finds none in %j', (value) => {
  expect(hasUnsavableText(value)).toBe(false);
});

it('looks through values nested deeper than the stack', () => {
  let value: unknown = '\u0000';
  for (let depth = 0; depth < 200_000; depth++) value = [value];
  expect(hasUnsavableText(value)).toBe(true);
});
