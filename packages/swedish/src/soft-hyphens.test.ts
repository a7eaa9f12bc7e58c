import fc from 'fast-check';
import { expect, it } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

const shown = (text: string) => softHyphens(text).replaceAll('\u00ad', '|');

it.each([
  ['Tillgänglighetsredogörelse', 'Tillgänglighets|redogörelse'],
  ['Sotning och brandskyddskontroll', 'Sotning och brand|skydds|kontroll'],
  ['Eldningsförbudet är upphävt', 'Eldnings|förbudet är upphävt'],
  ['Räddningstjänsten Norrån', 'Räddnings|tjänsten Norrån'],
  ['Systematiskt brandskyddsarbete', 'Systematiskt brand|skydds|arbete'],
])('breaks %s at its seams', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it.each(['Brandbil', 'Kontakta oss', 'Organisation', 'Informationen', '', 'Öppettider'])(
  'leaves %s whole',
  (text) => {
    expect(softHyphens(text)).toBe(text);
  },
);

it('changes nothing but where a text may break, and leaves no part shorter than three letters', () => {
  const word = fc.string({
    unit: fc.constantFrom(...'abdeghiklnorstuäåö', 'ings', 'brand', 'skydd', 'hets'),
    maxLength: 20,
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ unit: 'grapheme' }))), (words) => {
      const text = words.join(' ').normalize('NFC').replaceAll('\u00ad', '');
      const soft = softHyphens(text);
      expect(soft.replaceAll('\u00ad', '')).toBe(text);
      for (const part of soft.match(/\p{L}*(?:\u00ad\p{L}*)+/gu) ?? []) {
        for (const half of part.split('\u00ad')) expect(half.length).toBeGreaterThanOrEqual(3);
      }
    }),
  );
});
