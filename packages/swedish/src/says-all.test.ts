import { expect, it } from 'vitest';
import { saysAll } from './says-all.ts';

const GAS = 'Sök tillstånd för gasol och bensin. Ritning över lokalen';

it.each([
  ['tillstånd', 'a word as it is written'],
  ['TILLSTAND', 'without the dots'],
  ['sin', 'a part of a word'],
  ['tillståndet', 'in another form'],
  ['ritningar', 'in another form'],
  ['propan', 'another term for the same'],
  ['ansökan', 'another term for the same'],
  ['tillstånd för gasol', 'every word'],
  ['jag ska söka tillstånd', 'words too common to search for'],
  ['', 'nothing'],
])('finds %s: %s', (asked) => {
  expect(saysAll(GAS, asked)).toBe(true);
});

it.each(['hotell', 'gasol hotell', 'och hotell', 'sotning'])('does not find %s', (asked) => {
  expect(saysAll(GAS, asked)).toBe(false);
});

it('finds a term of several words, each in its own form', () => {
  expect(saysAll('Anmäl brandfarliga gaser', 'propan')).toBe(true);
  expect(saysAll('Anmäl farliga gaser', 'propan')).toBe(false);
});

it('finds the beginning that a word shares with its compounds', () => {
  expect(saysAll('Besök för förskoleklass', 'förskolan')).toBe(true);
});
