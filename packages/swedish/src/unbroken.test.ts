import { expect, it } from 'vitest';
import { keepTogether, unbroken } from './unbroken.ts';

const shown = (text: string) => unbroken(text).replaceAll('\u00A0', '_').replaceAll('\u2060', '|');

it.each([
  ['E-post', 'E-|post'],
  ['Din e-postadress', 'Din e-|postadress'],
  ['Vardagar kl 08.00–16.00', 'Vardagar kl_08.00|–|16.00'],
  ['Storgatan 3, 000 03 Älvkulla', 'Storgatan 3, 000_03_Älvkulla'],
  ['Senast den 26 december 2026.', 'Senast den 26_december_2026.'],
  ['Ring 113 13 vid behov', 'Ring 113_13_vid behov'],
  ['i 20 minuter, högst 5 000 kronor', 'i 20_minuter, högst 5_000_kronor'],
])('what belongs to a number stays with it: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it.each(['Räddnings-tjänst', 'A4 och B5', 'Elda inte.', ''])('other words stay as they are: %s', (text) => {
  expect(unbroken(text)).toBe(text);
});

it('what is searched for in running text has no joiner', () => {
  expect(keepTogether('Vardagar kl 08.00–16.00, e-post')).toBe('Vardagar kl\u00A008.00–16.00, e-post');
});
