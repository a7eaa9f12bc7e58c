import { expect, it } from 'vitest';
import { misspellingDistance } from './misspelling.ts';

it.each([
  ['gasoll', 'gasol'],
  ['sottning', 'sotning'],
  ['tilsyn', 'tillsyn'],
  ['utrymnning', 'utrymning'],
  ['grila', 'grilla'],
  ['släkare', 'släckare'],
])('letters that are doubled or not are heard alike: %s for %s', (written, meant) => {
  expect(misspellingDistance(written, meant)).toBe(0);
});

it.each([
  ['brnad', 'brand'],
  ['grilal', 'grilla'],
  ['fyrvärkeri', 'fyrverkeri'],
  ['översvemning', 'översvämning'],
  ['tillstond', 'tillstånd'],
  ['raddningstjanst', 'räddningstjänst'],
  ['mattjenst', 'mattjänst'],
  ['shydd', 'skydd'],
  ['eldningsförbjud', 'eldningsförbud'],
  ['bransläckare', 'brandsläckare'],
  ['brandvarnere', 'brandvarnare'],
  ['räddingstjänst', 'räddningstjänst'],
  ['skprsten', 'skorsten'],
  ['barnvarnare', 'brandvarnare'],
  ['evrenemang', 'evenemang'],
])('%s may be a misspelling of %s', (written, meant) => {
  expect(misspellingDistance(written, meant)).toBeLessThanOrEqual(2);
});

it.each([
  ['pinne', 'inne'],
  ['jägare', 'ägare'],
  ['parken', 'marken'],
  ['storm', 'stor'],
  ['tesla', 'testa'],
  ['stöld', 'stöd'],
  ['radon', 'radion'],
  ['gjord', 'gjort'],
  ['vågar', 'väggar'],
  ['ladan', 'låda'],
  ['hyresgäst', 'hyresrätt'],
  ['värden', 'våren'],
  ['hamnen', 'hamnens'],
  ['släpper', 'slipper'],
  ['stinker', 'stänker'],
])('%s is a word of its own and never %s', (written, meant) => {
  expect(misspellingDistance(written, meant)).toBe(Number.POSITIVE_INFINITY);
});
