import { expect, it } from 'vitest';
import { joinParticles } from './join-particles.ts';

it('joins words that were pulled apart', () => {
  expect(joinParticles('eldnings förbud')).toEqual(['eldningsförbud']);
  expect(joinParticles('Brand varnare')).toEqual(['brandvarnare']);
});

it('joins each word with the next one and the next two', () => {
  expect(joinParticles('brand skydds kontroll')).toEqual([
    'brandskydds',
    'brandskyddskontroll',
    'skyddskontroll',
  ]);
});

it('knows that brandman is pulled apart too, although man says nothing by itself', () => {
  expect(joinParticles('bli brand man')).toContain('brandman');
  expect(joinParticles('får man elda')).toEqual([]);
});

it('joins nothing with or across a stop word', () => {
  expect(joinParticles('brand i skog')).toEqual([]);
  expect(joinParticles('brand')).toEqual([]);
});
