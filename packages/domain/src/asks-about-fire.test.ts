import { expect, it } from 'vitest';
import { asksAboutFire } from './asks-about-fire.ts';

it.each([
  'får jag elda',
  'Får jag elda idag?',
  'ELDNINGSFÖRBUD',
  'eldningsforbud',
  'eldnings förbud',
  'eldningsförbjud',
  'eldingsförbud',
  'eldnigsförbud',
  'eldförbud',
  'eldningsförbudet',
  'är det eldningsförbud nu',
  'skärpt förbud',
  'elda',
  'elda ris',
  'anmäla eldning',
  'grilla',
  'får man grilla i skogen',
  'kolgrill på tomten',
  'engångsgrill',
  'brandrisk',
  'brandrisken',
  'lägereld',
  'majbrasa',
  'göra upp eld',
  'bränna ris',
  'får jag elda i utespisen',
  'elda i pizzaugnen',
])('”%s” asks whether one may make a fire', (text) => {
  expect(asksAboutFire(text)).toBe(true);
});

it.each([
  '',
  'brandvarnare',
  'eldstad',
  'släcka brand',
  'eldsvåda',
  'utbildning',
  'anmälda fel',
  'felda träd',
  'förbud mot fyrverkeri',
  'brand',
  'får jag elda i kaminen',
  'elda i vedspisen',
  'elda inomhus',
  'elda ved i pannan',
  'antal dagar med eldningsförbud',
  'hur många eldningsförbud var det i fjol',
  'måste jag ringa någon innan jag eldar',
  'var anmäler jag att jag ska elda',
])('”%s” does not', (text) => {
  expect(asksAboutFire(text)).toBe(false);
});
