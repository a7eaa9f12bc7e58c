import { expect, it } from 'vitest';
import { asksAboutFire, languageOfFireQuestion } from './asks-about-fire.ts';

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
  'får jag elda löv i villaområdet',
  'elda trädgårdsris',
  'elda trädgårdsavfall',
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
  'eldningsförbud på min eldstad',
  'eldningsförbud efter sotning',
  'eldar bara lite måste jag sota',
  'bränna sig på strykjärn',
  'barnet brände sig på grillen',
  'bränt handen på grillen',
  'elda plast och målat trä',
  'är det förbjudet att elda däck',
  'elda impregnerat virke',
  'brandrisk i advent',
])('”%s” does not', (text) => {
  expect(asksAboutFire(text)).toBe(false);
});

it.each([
  ['fire ban', 'en'],
  ['is there a fire ban today', 'en'],
  ['can I burn leaves today', 'en'],
  ['is it allowed to barbecue today', 'en'],
  ['får jag grilla', 'sv'],
  ['burn injury', null],
  ['fire', null],
])('”%s” asks in %s', (text, language) => {
  expect(languageOfFireQuestion(text)).toBe(language);
});
