import type { SearchSuggestions } from '@brandpost/rubicore-api';
import { paths } from '../../addresses/paths.ts';
import { hitPath } from './hit-path.ts';

/** One line under the search box: a title leads to its page, a word to what is found with it. */
export type Suggestion = {
  key: string;
  text: string;
  /** What kind of page it is, where that helps to choose; empty where it does not. */
  kind: string;
  path: string;
  isWord: boolean;
};

/** As many as are seen at once beside a phone's keyboard. */
const MAX_LINES = 6;
/** So many are for words, where there are as many, or for whatever there is less of. */
const WORDS_AMONG_THEM = 2;
/** Most of what is suggested is a page: only what is something else says so. */
const KINDS: Readonly<Record<string, string>> = {
  'e-service': 'E-tjänst',
  news: 'Nyhet',
  'pinned-news': 'Nyhet',
  alert: 'Kris',
};

/** The lines for an answer of the API: titles first, then words that are no title themselves. */
export function suggestionsFrom({ words, titles }: SearchSuggestions): Suggestion[] {
  const known = new Set(titles.map(({ title }) => title.toLowerCase()));
  const others = words.filter((word) => !known.has(word.toLowerCase()));
  const lines = titles.slice(0, MAX_LINES - Math.min(others.length, WORDS_AMONG_THEM)).map((title) => ({
    key: `${title.kind}-${title.id}`,
    text: title.title,
    kind: KINDS[title.type] ?? '',
    path: hitPath(title),
    isWord: false,
  }));
  const more = others.slice(0, MAX_LINES - lines.length).map((word) => ({
    key: `word-${word}`,
    text: word,
    kind: '',
    path: paths.search(word),
    isWord: true,
  }));
  return [...lines, ...more];
}
