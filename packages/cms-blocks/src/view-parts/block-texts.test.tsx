import { describe, expect, it } from 'vitest';
import { ALL_FIXTURES } from '../react/all-blocks.fixtures.ts';
import { htmlOf } from '../react/rendered.fixtures.tsx';
import { resources } from '../react/resources.fixtures.ts';

const ADDED = [
  ['area', 'Ring', 'Call'],
  ['pdf', 'öppnas i ny flik', 'opens in a new tab'],
  ['video', 'Öppna filmen på', 'Open the film on'],
  ['table', 'aria-label="Tabell', 'aria-label="Table'],
  ['vacancies', 'Just nu finns inga lediga jobb.', 'There are no vacancies at the moment.'],
] as const;

describe('what a view adds to a text', () => {
  it.each(ADDED)('of %s is Swedish in a text that says nothing of its language: %s', (type, swedish) => {
    expect(shown(type)).toContain(swedish);
  });

  it.each(ADDED)(
    'of %s is English in an English text, with nothing left in Swedish',
    (type, swedish, english) => {
      const html = shown(type, 'en');
      expect(html).toContain(english);
      expect(html).not.toContain(swedish);
    },
  );

  it.each(ADDED)('of %s is Swedish in a text in another language', (type, swedish) => {
    expect(shown(type, 'ar')).toContain(swedish);
  });
});

it('the facts of an e-service are said to be Swedish in an English text', () => {
  const html = (language: string) =>
    htmlOf(Object.values(ALL_FIXTURES['e-service'] ?? {}), { resources: { ...resources, language } });
  expect(html('en')).toContain('<ul lang="sv"');
  expect(html('sv')).not.toContain('lang=');
});

function shown(type: (typeof ADDED)[number][0], language?: string): string {
  const { vacancies: _none, ...others } = resources;
  return htmlOf(Object.values(ALL_FIXTURES[type] ?? {}), {
    resources: language === undefined ? others : { ...others, language },
  });
}
