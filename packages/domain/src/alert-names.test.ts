import { expect, it } from 'vitest';
import { alertWord } from './alert-names.ts';

it.each([
  ['severe', 'en', 'Severe', 'en'],
  ['drill', 'en', 'EXERCISE', 'en'],
  ['severe', 'sv', 'Allvarligt', 'sv'],
  ['severe', 'sv-x-easy', 'Allvarligt', 'sv'],
  ['over', 'fi', 'Faran är över', 'sv'],
] as const)('on pages in another language %s in %s is %s, in %s', (word, language, text, spoken) => {
  expect(alertWord(word, language)).toEqual({ text, language: spoken });
});
