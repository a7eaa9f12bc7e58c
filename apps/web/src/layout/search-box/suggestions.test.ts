import { expect, it } from 'vitest';
import { suggestionsFrom } from './suggestions.ts';

const title = (id: number, type: string, slug: string | null, name: string) =>
  ({ kind: slug === null ? 'link' : 'post', id, type, title: name, slug, url: null }) as const;

it('words lead to what is found with them, titles to their pages, each told by its kind', () => {
  const suggestions = suggestionsFrom({
    words: ['eldning', 'eldningsförbud'],
    titles: [
      title(1, 'page', 'eldningsforbud', 'Eldningsförbud'),
      title(2, 'news', 'eldning-i-host', 'Eldning i höst'),
      title(3, 'e-service', null, 'Anmäl eldning'),
    ],
  });
  expect(suggestions.map(({ text, kind, path }) => [text, kind, path])).toEqual([
    ['eldning', 'Sökord', '/sok/eldning'],
    ['eldningsförbud', 'Sökord', '/sok/eldningsf%C3%B6rbud'],
    ['Eldningsförbud', 'Sida', '/sida/eldningsforbud'],
    ['Eldning i höst', 'Nyhet', '/nyhet/eldning-i-host'],
    ['Anmäl eldning', 'E-tjänst', '/e-tjanster/anmal-eldning'],
  ]);
});

it('there are never so many that they cannot be taken in', () => {
  const words = Array.from({ length: 9 }, (_, index) => `ord${index}`);
  const titles = Array.from({ length: 20 }, (_, index) => title(index, 'page', `sida-${index}`, 'Sida'));
  expect(suggestionsFrom({ words, titles })).toHaveLength(9);
});
