import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textLength } from './text-length.ts';

it('counts code points, halves of characters included', () => {
  expect(['', 'å', '🔥', 'a🔥b', '\ud83d', '\udd25\ud83d'].map(textLength)).toEqual([0, 1, 1, 3, 1, 2]);
});

it('counts as the language itself does', () => {
  const anyText = fc
    .array(fc.constantFrom('a', 'ö', '🔥', '\ud83d', '\udd25'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(anyText, (text) => {
      expect(textLength(text)).toBe([...text].length);
    }),
  );
});
