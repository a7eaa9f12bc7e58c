import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitCompound } from './compound.ts';

it.each([
  ['eldningsförbud', 'eldning förbud'],
  ['eldningsförbudet', 'eldning förbud'],
  ['brandvarnare', 'brand varnare'],
  ['brandvarnarna', 'brand varnare'],
  ['brandsläckare', 'brand släckare'],
  ['räddningstjänsten', 'räddning tjänst'],
  ['brandstationer', 'brand station'],
  ['skogsbränder', 'skog brand'],
  ['brandmän', 'brand man'],
  ['brandmansutbildning', 'brand man utbildning'],
  ['trafikolyckor', 'trafik olycka'],
  ['olycksrisken', 'olycka risk'],
  ['brandskyddskontroll', 'brand skydd kontroll'],
  ['brandskyddsförening', 'brand skydd förening'],
  ['brandskyddspolicyn', 'brand skyddspolicyn'],
  ['tjänsteman', 'tjänst man'],
  ['varuhus', 'vara hus'],
  ['hemberedskap', 'hem beredskap'],
  ['jourstyrka', 'jour styrka'],
  ['Vattenskydd', 'vatten skydd'],
])('splits %s into %s', (word, parts) => {
  expect(splitCompound(word).join(' ')).toBe(parts);
});

it('splits off a known last part behind an unknown word', () => {
  expect(splitCompound('fastighetsbranden')).toEqual(['fastighet', 'brand']);
});

it('splits off a known first part before an unknown word', () => {
  expect(splitCompound('brandingenjör')).toEqual(['brand', 'ingenjör']);
});

it.each([
  ...[
    'brand',
    'branden',
    'bränder',
    'stationerna',
    'utbildningar',
    'kontrollerade',
    'förtjänst',
    'samarbete',
  ],
  ...['hemlighet', 'manual', 'försvara', 'riskerar', 'sommar', 'och', '112', ''],
])('leaves %s whole', (word) => {
  expect(splitCompound(word)).toEqual([]);
});

it('gives two parts or more, or none, and never an empty part', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abdeilmnorsåäö'), maxLength: 20 });
  const word = fc.oneof(
    letters,
    letters.map((tail) => `brand${tail}`),
    letters.map((head) => `${head}station`),
  );
  fc.assert(
    fc.property(word, (text) => {
      const parts = splitCompound(text);
      expect(parts.length).not.toBe(1);
      expect(parts).not.toContain('');
    }),
    { numRuns: 2000 },
  );
});

it('is done with words made to be split in countless ways', () => {
  for (let i = 0; i < 2000; i++) splitCompound(`${'gasbrandsot'.repeat(5)}xq${i}`.slice(0, 60));
  expect(splitCompound('brand'.repeat(100_000))).toEqual([]);
});
