import { expect, it } from 'vitest';
import { markerFor, snippetOf } from './snippet.ts';

const marked = (text: string, ...words: string[]) =>
  snippetOf(text, markerFor({ words, phrases: [] }))
    .filter((part) => part.isMatch)
    .map((part) => part.text);

it('marks the word, its forms and compounds with it', () => {
  expect(marked('Testa brandvarnaren. En Brandvarnare räddar liv.', 'brandvarnare')).toEqual([
    'brandvarnaren',
    'Brandvarnare',
  ]);
  expect(marked('Eldningsförbudet gäller. Förbud!', 'förbud')).toEqual(['Eldningsförbudet', 'Förbud']);
  expect(marked('Ett tillstånd krävs.', 'tillstand')).toEqual(['tillstånd']);
});

it('cuts at blanks around the first find and says that it has cut', () => {
  const text = `${'början '.repeat(40)}mitten är brandvarnare ${'slutet '.repeat(60)}`.trim();
  const parts = snippetOf(text, markerFor({ words: ['brandvarnare'], phrases: [] }));
  const whole = parts.map((part) => part.text).join('');
  expect(whole).toMatch(/^… början .*mitten är brandvarnare slutet .* …$/);
  expect(whole.length).toBeLessThan(220);
});

it('gives the beginning when nothing in the text was found', () => {
  expect(snippetOf('Kort text.', markerFor({ words: ['gasol'], phrases: [] }))).toEqual([
    { text: 'Kort text.', isMatch: false },
  ]);
  expect(snippetOf('', markerFor({ words: ['gasol'], phrases: [] }))).toEqual([]);
});

it('marks a term of several words where all of it stands, and none of its words elsewhere', () => {
  const mark = markerFor({ words: [], phrases: [['om', 'olyckan', 'är', 'framme']] });
  const parts = snippetOf('Gå inte fram till djuret. Läs Om olyckan är framme.', mark);
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
    'Om',
    'olyckan',
    'är',
    'framme',
  ]);
});
