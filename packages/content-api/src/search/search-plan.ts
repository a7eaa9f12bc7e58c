import { MAX_JOINED } from '@brandpost/swedish';
import type { Question, SoughtTerm } from './read-question.ts';
import {
  allOf,
  anyOf,
  anyWay,
  foremost,
  isNoNumber,
  type TermQuery,
  termQuery,
  wholeWord,
} from './term-query.ts';

/** What to ask the database for. */
export type SearchPlan = {
  /** tsquery text of what must be found: every term, in some way. */
  all: string;
  /** tsquery text of what is found when not every term is: all terms but one. */
  most: string;
  /** tsquery text of what is found when that is nothing either: any term. */
  any: string;
  /** tsquery texts of titles that hold every term, or any. */
  titles: { all: string; any: string };
  /** tsquery text of titles that say every term as it was asked for: nothing corrected, and no half of a compound. */
  foremost: string;
  /** The terms one by one: what finds them, how much each tells, and what a find is worth by how sure it is. */
  terms: readonly { query: string; weight: number; ranks: readonly { query: string; worth: number }[] }[];
};

const WORTH = { exact: 7, stem: 6, synonym: 6, called: 6, part: 3, folded: 3, pieces: 2, prefix: 1 } as const;
type Worth = keyof typeof WORTH;

/** How to look for what a question is about. */
export function planSearch({ terms, joined }: Question): SearchPlan {
  const queries = terms.map((term) => [term, ...term.alternatives].map(termQuery));
  const waysByTerm = queries.map((ways) => anyOf(ways.map(anyWay)));
  const joinedQueries = joined.map((term) => ({ term, query: termQuery(term) }));
  const any = anyOf([...waysByTerm, ...joinedQueries.map(({ query }) => anyWay(query))]);
  const titles = queries.map((ways) => anyOf(ways.map(({ title }) => title)));
  const joinedTitles = joinedQueries.map(({ query }) => query.title);
  const words = terms.map(({ words }) => words.join(' '));
  const withJoined = (ways: readonly string[], way: (term: SoughtTerm, query: TermQuery) => string) =>
    joinedQueries.map(({ term, query }) => {
      const [start, end] = placeOf(term.words[0] ?? '', words);
      return allOf([way(term, query), ...ways.filter((_, index) => index < start || index >= end)]);
    });
  return {
    all: anyOf([
      allOf(waysByTerm),
      ...withJoined(waysByTerm, (_, { exact, stem, folded }) => anyOf([exact, stem, folded])),
    ]),
    most: terms.length < 3 ? any : anyOf(allButOne(waysByTerm).map(allOf)),
    any,
    titles: {
      all: anyOf([allOf(titles), ...joinedTitles]),
      any: anyOf([...titles, ...joinedTitles]),
    },
    foremost: isSubject(terms)
      ? anyOf([allOf(terms.map(foremost)), ...withJoined(terms.map(foremost), foremost)])
      : '',
    terms: [
      ...terms.map(({ weight }, index) => rankedTerm(queries[index] ?? [], weight)),
      ...joined.map((term, index) =>
        rankedTerm([joinedQueries[index]?.query ?? termQuery(term)], term.weight),
      ),
    ],
  };
}

/** How to look for the words of a question as they are written, all of them and nothing else. */
export function planExactSearch({ terms }: Question): SearchPlan {
  const words = terms.flatMap((term) => term.words);
  const all = allOf(words.map(wholeWord));
  const titles = words.map((word) => termQuery({ words: [word], synonyms: [] }).title);
  return {
    all,
    most: all,
    any: all,
    titles: { all: allOf(titles), any: anyOf(titles) },
    foremost: allOf(terms.map(foremost)),
    terms: words.map((word) => ({
      query: wholeWord(word),
      weight: 1,
      ranks: [{ query: wholeWord(word), worth: WORTH.exact }],
    })),
  };
}

/** Where terms that follow each other make up another: the first of them, and the one after the last. */
function placeOf(joined: string, words: readonly string[]): [start: number, end: number] {
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 2; end <= start + MAX_JOINED; end++) {
      if (words.slice(start, end).join('') === joined) return [start, end];
    }
  }
  return [0, 0];
}

/** Whether a question names what it is about, as titles do. */
function isSubject(terms: readonly SoughtTerm[]): boolean {
  return !terms.some(({ isPhrase }) => isPhrase) && terms.some(({ words }) => words.some(isNoNumber));
}

function allButOne(ways: readonly string[]): string[][] {
  return ways.map((_, left) => ways.filter((_, index) => index !== left));
}

/** Of several spellings the first two alone count as exact: the others are there to be found, not to be put first. */
function rankedTerm(spellings: readonly TermQuery[], weight: number): SearchPlan['terms'][number] {
  const ranks = (Object.keys(WORTH) as Worth[])
    .map((kind) => {
      const counted = kind === 'exact' ? spellings.slice(0, 2) : spellings;
      return { query: anyOf(counted.map((query) => query[kind])), worth: WORTH[kind] };
    })
    .filter(({ query }) => query !== '');
  return { query: anyOf(spellings.map(anyWay)), weight, ranks };
}
