import { expect, it } from 'vitest';
import { joinParticles } from './join-particles.ts';

it('joins words that were pulled apart', () => {
  expect(joinParticles('eldnings förbud')).toEqual(['eldningsförbud']);
  expect(joinParticles('Brand varnare')).toEqual(['brandvarnare']);
});

it('joins each word with the next', () => {
  expect(joinParticles('brand skydds kontroll')).toEqual(['brandskydds', 'skyddskontroll']);
});

it('joins nothing with or across a stop word', () => {
  expect(joinParticles('brand i skog')).toEqual([]);
  expect(joinParticles('brand')).toEqual([]);
});
