import { expect, it } from 'vitest';
import { suggestionsFrom } from './suggestions.ts';

const title = (id: number, type: string, slug: string | null, name: string) =>
  ({ kind: slug === null ? 'link' : 'post', id, type, title: name, slug, url: null }) as const;

it('titles lead to their pages and come first, words to what is found with them', () => {
  const suggestions = suggestionsFrom({
    words: ['eldning', 'eldningsförbud'],
    titles: [
      title(1, 'page', 'eldningsforbud', 'Eldningsförbud'),
      title(2, 'e-service', null, 'Anmäl eldning'),
      title(3, 'news', 'eldning-i-host', 'Eldning i höst'),
    ],
  });
  expect(suggestions.map(({ text, kind, path, isWord }) => [text, kind, path, isWord])).toEqual([
    ['Eldningsförbud', '', '/sida/eldningsforbud', false],
    ['Anmäl eldning', 'E-tjänst', '/e-tjanster/anmal-eldning', false],
    ['Eldning i höst', 'Nyhet', '/nyhet/eldning-i-host', false],
    // A word that is a title is not there twice.
    ['eldning', '', '/sok/eldning', true],
  ]);
});

it('there are never more than are seen at once, and words among them', () => {
  const words = Array.from({ length: 9 }, (_, index) => `ord${index}`);
  const titles = Array.from({ length: 20 }, (_, index) => title(index, 'page', `sida-${index}`, 'Sida'));
  const kinds = suggestionsFrom({ words, titles }).map(({ isWord }) => isWord);
  expect(kinds).toEqual([false, false, false, false, true, true]);
  expect(suggestionsFrom({ words: [], titles })).toHaveLength(6);
  expect(suggestionsFrom({ words, titles: [] })).toHaveLength(6);
});
