import type { SearchSuggestions } from '@brandpost/rubicore-api';
import { paths } from '../../addresses/paths.ts';
import { sv } from '../../texts/sv.ts';
import { typeNames } from '../../texts/type-names.ts';
import { hitPath } from './hit-path.ts';

/** One line under the search box: a word leads to what is found with it, a title to its page. */
export type Suggestion = { key: string; text: string; kind: string; path: string };

const MAX_WORDS = 3;
const MAX_TITLES = 6;

/** The lines for an answer of the API: words first, then titles, each with what kind of page it is. */
export function suggestionsFrom({ words, titles }: SearchSuggestions): Suggestion[] {
  return [
    ...words.slice(0, MAX_WORDS).map((word) => ({
      key: `word-${word}`,
      text: word,
      kind: sv.search.suggestedWord,
      path: paths.search(word),
    })),
    ...titles.slice(0, MAX_TITLES).map((title) => ({
      key: `${title.kind}-${title.id}`,
      text: title.title,
      kind: typeNames[title.type]?.one ?? title.type,
      path: hitPath(title),
    })),
  ];
}
