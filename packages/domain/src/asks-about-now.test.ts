import { expect, it } from 'vitest';
import { asksAboutNow, hearsSignal, languageOfNowQuestion } from './asks-about-now.ts';

it.each([
  'vma just nu',
  'pågår något vma',
  'krisinformation',
  'Krisinformation Norråmo',
  'kris information',
  'vilka varningar gäller idag',
  'när tar varningen slut',
  'aktuella varningar',
  'varningar',
  'vad händer i Åsbruk just nu',
  'finns det någon varning idag',
  'hur länge gäller vattenvarningen',
  'var brinner det nu',
  'vad är det som brinner',
  'är röken borta',
  'när är branden släckt',
  'vad är det för varning i norråmo',
  'pågående olyckor',
  'pågår nu',
  'är faran över',
  'är det någon olycka idag',
  'har faran över blåsts',
])('”%s” asks what is going on now', (text) => {
  expect(asksAboutNow(text)).toBe(true);
});

it.each([
  '',
  'vma',
  'vad betyder vma',
  'hur låter faran över signalen',
  'när testas varningssignalen',
  'orange varning',
  'nu är brandlarmet igång',
  'är det eldningsförbud nu',
  'skärpt eldningsförbud nu',
  'jag har råkat ut för en olycka nu',
  'vad gör jag vid fara just nu',
  'det brinner hos grannen nu',
  'vårt hus brann ner, vad händer nu',
  'vad gör jag om det brinner',
  'utbildningar',
  'när har ni öppet',
  'jobb nu',
])('”%s” does not', (text) => {
  expect(asksAboutNow(text)).toBe(false);
});

it.each([
  ['are there any warnings right now', 'en'],
  ['what is going on', 'en'],
  ['is the smoke dangerous', 'en'],
  ['vma nu', 'sv'],
  ['emergency', null],
  ['fire ban today', null],
])('”%s” asks in %s', (text, language) => {
  expect(languageOfNowQuestion(text)).toBe(language);
});

it.each(['varför tjuter det ute', 'det tjuter över hela stan', 'sirener ute', 'tutar i byn nu'])(
  'somebody who searches for ”%s” hears a signal now',
  (text) => {
    expect(hearsSignal(text)).toBe(true);
  },
);

it.each(['sirener', 'vad betyder det när det tjuter ute', 'brandvarnaren tjuter hela tiden', 'mistlur'])(
  'somebody who searches for ”%s” need not hear one',
  (text) => {
    expect(hearsSignal(text)).toBe(false);
  },
);
