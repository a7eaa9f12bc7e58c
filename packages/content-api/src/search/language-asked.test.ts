import { expect, it } from 'vitest';
import { languageAsked } from './language-asked.ts';

it('a question that names a language is answered in it', () => {
  expect(languageAsked('brandvarnare lättläst', [['sv'], ['sv']])).toBe('sv-x-easy');
  expect(languageAsked('Brandvarnare på arabiska', [['sv']])).toBe('ar');
  const byName = { en: 'English', fi: 'suomi', se: 'davvisámegiella', ar: 'العربية', fa: 'فارسی' };
  const others = { so: 'Soomaali', uk: 'українська', pl: 'polska', swl: 'teckenspråk' };
  for (const [language, name] of Object.entries({ ...byName, ...others }))
    expect(languageAsked(`brandvarnare ${name}`, [['sv']]), name).toBe(language);
});

it('a question is put in the language whose pages have its words foremost, where Swedish ones lack one', () => {
  expect(languageAsked('smoke alarm', [['en'], []])).toBe('en');
  expect(languageAsked('call 112', [['en'], ['sv', 'en']])).toBe('en');
});

it('a question put with English words is in English, also where Swedish has its subject too', () => {
  expect(languageAsked('what is that siren', [['sv', 'en']])).toBe('en');
  expect(languageAsked('is elda ok', [['sv']])).toBe('sv');
});

it('somebody who knows little Swedish is answered in easy words', () => {
  for (const text of ['jag inte prata bra svenska brand hjälp', 'vma lätt att läsa'])
    expect(languageAsked(text, [['sv']]), text).toBe('sv-x-easy');
});

it('a question with a word of Swedish pages alone, or with none that is known, is Swedish', () => {
  expect(languageAsked('brandvarnare test', [['sv'], ['en']])).toBe('sv');
  expect(languageAsked('sotning', [])).toBe('sv');
});

it('a question put with Swedish words is Swedish, also where an English heading alone has one of them', () => {
  expect(languageAsked('meddelande i mobilen med hög signal', [[], [], ['en']])).toBe('sv');
  expect(languageAsked('en mobile', [['en']])).toBe('en');
});
