import { joinParticles, MAX_JOINED, STOP_WORDS, searchTerms } from '@brandpost/swedish';
import { allOf, anyOf, anyWay, foremost, phraseQuery, type WordQuery, wordQuery } from './word-query.ts';

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
  /** tsquery text of what says every word foremost, as it was asked for: nothing corrected, and no half of a compound. */
  foremost: string;
  /** What finds are worth, by how sure they are. */
  ranks: readonly { query: string; worth: number }[];
};

const WORTH = { exact: 10, stem: 6, part: 3, pieces: 2, folded: 3, synonym: 3, prefix: 1 } as const;
type Worth = keyof typeof WORTH;

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
  const titles = queries.map((ways) => anyOf(ways.map(({ title }) => title)));
  return {
    all: anyOf([
      allOf(waysByWord),
      ...joined.map((word) =>
        withJoined(words, waysByWord, { word: word.word, way: anyOf([word.exact, word.stem, word.folded]) }),
      ),
      ...synonymsOfAll,
    ]),
    most: words.length < 3 ? any : anyOf(allButOne(waysByWord).map(allOf)),
    any,
    titles: {
      all: anyOf([allOf(titles), ...joined.map(({ title }) => title)]),
      any: anyOf([...titles, ...joined.map(({ title }) => title)]),
    },
    foremost: anyOf([
      allOf(words.map(foremost)),
      ...joined.map(({ word }) => withJoined(words, words.map(foremost), { word, way: foremost(word) })),
    ]),
    ranks: ranksOf(queries, joined, synonymsOfAll),
  };
}

/** `eldnings förbud i dag`: the joined word instead of those it is made of, and the rest as it is. */
function withJoined(
  words: readonly string[],
  ways: readonly string[],
  joined: { word: string; way: string },
): string {
  const [start, end] = placeOf(joined.word, words);
  const rest = ways.filter((_, index) => index < start || index >= end);
  return allOf([joined.way, ...rest]);
}

/** Where words that follow each other make up another: the first of them, and the one after the last. */
function placeOf(joined: string, words: readonly string[]): [start: number, end: number] {
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 2; end <= start + MAX_JOINED; end++) {
      if (words.slice(start, end).join('') === joined) return [start, end];
    }
  }
  return [0, 0];
}

function allButOne(ways: readonly string[]): string[][] {
  return ways.map((_, left) => ways.filter((_, index) => index !== left));
}

/** Of several spellings the first alone counts as exact: the others are there to be found, not to be put first. */
function ranksOf(
  queries: readonly (readonly WordQuery[])[],
  joined: readonly WordQuery[],
  synonymsOfAll: readonly string[],
): SearchPlan['ranks'] {
  const queriesOf = (kind: Worth): string[] => {
    const ways = queries.flatMap((spellings) => (kind === 'exact' ? spellings.slice(0, 2) : spellings));
    const found = [...ways, ...joined].map((query) => query[kind]);
    return kind === 'synonym' ? [...found, ...synonymsOfAll] : found;
  };
  return (Object.keys(WORTH) as Worth[])
    .map((kind) => ({ query: anyOf(queriesOf(kind)), worth: WORTH[kind] }))
    .filter(({ query }) => query !== '');
}
