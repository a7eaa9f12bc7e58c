import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it('takes the marks from letters and the capitals from words', () => {
  expect(fold('Eldningsförbud på Åsbruk, Älvkulla café')).toBe('eldningsforbud pa asbruk, alvkulla cafe');
});

it('folds letters that do not decompose', () => {
  expect(fold('Ærø Straße')).toBe('aro strasse');
});

it('folds composed and decomposed letters alike', () => {
  expect(fold('räddningstjänst'.normalize('NFD'))).toBe(fold('räddningstjänst'));
});
