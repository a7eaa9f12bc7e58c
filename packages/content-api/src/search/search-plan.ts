import { joinParticles, STOP_WORDS, searchTerms } from '@brandpost/swedish';
import { allOf, anyOf, anyWay, phraseQuery, type WordQuery, wordQuery } from './word-query.ts';

/** Words put in place of one that nothing is found by. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

/** What to ask the database for. */
export type SearchPlan = {
  /** tsquery text of what must be found: every word, in some way. */
  all: string;
  /** tsquery text of what is found when not every word is: all words but one. */
  most: string;
  /** tsquery text of what is found when that is nothing either: any word. */
  any: string;
  /** tsquery texts of titles that hold every word, or any. */
  titles: { all: string; any: string };
  /** What finds are worth, by how sure they are. */
  ranks: readonly { query: string; worth: number }[];
};

const WORTH = { exact: 10, stem: 6, part: 3, composed: 2, folded: 3, synonym: 3, prefix: 1 } as const;

/** The words to look for; empty when there is nothing but signs and stop words. */
export function wordsToFind(text: string): string[] {
  return searchTerms(text).exact.filter((word) => !STOP_WORDS.has(word));
}

/** How to search for a text, with words that nothing is found by corrected. */
export function planSearch(text: string, corrections: Corrections): SearchPlan {
  const words = wordsToFind(text);
  const queries = words.map((word) => [word, ...(corrections.get(word) ?? [])].map(wordQuery));
  const waysByWord = queries.map((ways) => anyOf(ways.map(anyWay)));
  const joined = joinParticles(text).map(wordQuery);
  const synonymsOfAll = searchTerms(text).synonyms.map(phraseQuery);
  const any = anyOf([...waysByWord, ...joined.map(anyWay)]);
  const titles = [...queries.map((ways) => anyOf(ways.map(({ title }) => title)))];
  return {
    all: anyOf([
      allOf(waysByWord),
      ...joined.map((word) => withJoined(words, waysByWord, word)),
      ...synonymsOfAll,
    ]),
    most: words.length < 3 ? any : anyOf(allButOne(waysByWord).map(allOf)),
    any,
    titles: {
      all: anyOf([allOf(titles), ...joined.map(({ title }) => title)]),
      any: anyOf([...titles, ...joined.map(({ title }) => title)]),
    },
    ranks: ranksOf([...queries.flat(), ...joined], synonymsOfAll),
  };
}

/** `eldnings förbud i dag`: the joined word instead of the two, and the rest as it is. */
function withJoined(words: readonly string[], ways: readonly string[], joined: WordQuery): string {
  const start = words.findIndex((word, index) => word + (words[index + 1] ?? '') === joined.word);
  const rest = ways.filter((_, index) => start < 0 || index < start || index > start + 1);
  return allOf([anyOf([joined.exact, joined.stem, joined.folded]), ...rest]);
}

function allButOne(ways: readonly string[]): string[][] {
  return ways.map((_, left) => ways.filter((_, index) => index !== left));
}

function ranksOf(queries: readonly WordQuery[], synonymsOfAll: readonly string[]): SearchPlan['ranks'] {
  return (['exact', 'stem', 'folded', 'part', 'composed', 'synonym', 'prefix'] as const)
    .map((kind) => ({
      query: anyOf([...queries.map((query) => query[kind]), ...(kind === 'synonym' ? synonymsOfAll : [])]),
      worth: WORTH[kind],
    }))
    .filter(({ query }) => query !== '');
}
