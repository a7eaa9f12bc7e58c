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
])('”%s” does not', (text) => {
  expect(asksAboutFire(text)).toBe(false);
});
