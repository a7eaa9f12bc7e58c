import type { Language, SearchRule } from '@brandpost/domain';
import {
  editDistance,
  editDistanceAllowed,
  fold,
  joinParticles,
  type QueryTerm,
  queryTerms,
  stem,
  synonymsOf,
} from '@brandpost/swedish';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { lexeme } from '../search-index/lexemes.ts';
import { findableWith, type Searching } from './findable.ts';
import { languageAsked } from './language-asked.ts';
import { type LikeWord, likeWords } from './like-words.ts';
import { anyOf, asWritten, termQuery } from './term-query.ts';

/** A term of a question, what may have been meant by it where nothing is found by it, and how much it tells. */
export type SoughtTerm = QueryTerm & {
  /** The likeliest first. */
  alternatives: readonly QueryTerm[];
  /** A word that it is a misspelling of; null where it is none, or a compound that nobody has written. */
  spelling: string | null;
  /** From 0 to 1: the fewer finds a term has, the more it says of what is asked. */
  weight: number;
};

/** What is asked, as the database is asked for it. */
export type Question = {
  terms: readonly SoughtTerm[];
  /** Words that a writer has pulled apart, such as `brand varnare`, put together; those alone that something is found by. */
  joined: readonly SoughtTerm[];
  /** The text in a better spelling; null when there is none. */
  didYouMean: string | null;
  /** The language that an answer is wanted in. */
  language: Language;
};

const NONE = { alternatives: [], spelling: null };
const MAX_ALTERNATIVES = 3;
/** More finds than this say no more of how common a term is. */
const MAX_COUNTED = 200;
/** As if so many finds were known, for a term that nothing is found by as it is written. */
const FINDS_OF_UNKNOWN = 3;
const MIN_PART_LETTERS = 3;
/** A part that stands alone for its compound has to say more. */
const MIN_LONE_PART_LETTERS = 5;

/** Reads a question against what the viewer may find: what it is about, and what was meant where it is misspelt. */
export async function readQuestion(
  db: Database,
  text: string,
  searching: Searching & { rules?: readonly SearchRule[] },
): Promise<Question> {
  const own = (searching.rules ?? [])
    .filter(({ alsoSearch }) => alsoSearch.length > 0)
    .map(({ questions, alsoSearch }) => ({ said: questions, meant: alsoSearch }));
  const terms = queryTerms(text, own);
  const together = joinParticles(text).map((word) => ({ words: [word], synonyms: [] }));
  const words = terms.flatMap((term) => term.words);
  const finds = await countFinds(
    db,
    [
      ...terms.map(asWritten),
      ...together.map(asOneWord),
      ...words.map((word) => `${lexeme('exact', word)}:AB`),
    ],
    searching,
  );
  const counts = finds.map(({ count }) => count);
  const wordsIn = finds.slice(terms.length + together.length).map(({ languages }) => languages);
  const isUnknown = (index: number) => counts[index] === 0 && terms[index]?.words.length === 1;
  const unknown = terms.filter((_, index) => isUnknown(index)).map(({ words }) => words[0] ?? '');
  const alternatives = await alternativesTo(db, unknown, searching);
  const sought = terms.map((term, index) => ({
    ...term,
    ...(isUnknown(index) ? (alternatives.get(term.words[0] ?? '') ?? NONE) : NONE),
    weight: weightOf(counts[index] || FINDS_OF_UNKNOWN),
  }));
  const joined = together
    .map((term, index) => ({ ...term, ...NONE, count: counts[terms.length + index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ count, ...term }) => ({ ...term, weight: weightOf(count) }));
  return {
    terms: sought,
    joined,
    didYouMean: betterSpelling(sought, joined),
    language: languageAsked(text, wordsIn),
  };
}

function weightOf(finds: number): number {
  return 1 / Math.log(Math.E + finds);
}

function asOneWord(term: QueryTerm): string {
  const { exact, stem, folded } = termQuery(term);
  return anyOf([exact, stem, folded]);
}

/** How many, as far as that is counted, and the languages that they are in. */
type Finds = { count: number; languages: readonly Language[] };

/**
 * For each tsquery text what the viewer finds by it. To ask only whether there is anything would take longer: the planner
 * would look for it post by post.
 */
async function countFinds(
  db: Database,
  tsqueries: readonly string[],
  searching: Searching,
): Promise<readonly Finds[]> {
  if (tsqueries.length === 0) return [];
  const { rows } = await sql<Finds>`
    select found.count, found.languages
    from unnest(${[...tsqueries]}::text[]) with ordinality as asked (query, place), lateral (
      select count(*)::integer as count, coalesce(jsonb_agg(distinct written_in), '[]') as languages
      from (${findableWith(sql`asked.query::tsquery`, searching)} limit ${MAX_COUNTED}::integer) counted) found
    order by asked.place`.execute(db);
  return rows;
}

/** What may have been meant by words that nothing is found by: a word like it, or the words that it is made of. */
async function alternativesTo(
  db: Database,
  unknown: readonly string[],
  searching: Searching,
): Promise<ReadonlyMap<string, Pick<SoughtTerm, 'alternatives' | 'spelling'>>> {
  const likely = await likeWords(db, unknown);
  const near = unknown.map((word, index) => nearest(likely[index] ?? [], word));
  const splits = unknown.map(waysToSplit);
  const parts = await wordsOfIndex(db, splits.flat(2));
  const asked = [
    ...new Set([...near.flat().map(({ word }) => lexeme('exact', word)), ...parts.map(partQuery)]),
  ];
  const finds = await countFinds(db, asked, searching);
  const isFound = new Set(asked.filter((_, index) => (finds[index]?.count ?? 0) > 0));
  return new Map(
    unknown.map((word, index) => {
      const spellings = (near[index] ?? []).filter(({ word: other }) => isFound.has(lexeme('exact', other)));
      const isFoundPart = (part: string) => isFound.has(partQuery(part));
      const split = bestSplit(word, splits[index] ?? [], {
        isKnown: (part) => isFoundPart(part) || synonymsOf(part).length > 0,
        isFound: isFoundPart,
      });
      const isSureOfSpelling = spellings[0] !== undefined && spellings[0].distance <= 1;
      const terms = spellings.slice(0, MAX_ALTERNATIVES).map((spelling) => termOf([spelling.word]));
      const isMisspelt = terms.length > 0 && (split.length < 2 || isSureOfSpelling);
      if (isMisspelt) return [word, { alternatives: terms, spelling: spellings[0]?.word ?? null }];
      return [word, { alternatives: split.length > 0 ? [termOf(split)] : [], spelling: null }];
    }),
  );
}

/** Words that stand for one that is not known, as one term; what they are also called stands for it too. */
function termOf(words: readonly string[]): QueryTerm {
  return { words, synonyms: queryTerms(words.join(' ')).flatMap(({ synonyms }) => synonyms) };
}

/** Those that one may have meant, the nearest first. */
function nearest(known: readonly LikeWord[], word: string): (LikeWord & { distance: number })[] {
  const limit = editDistanceAllowed(word);
  return known
    .map((row) => ({ ...row, distance: distanceBetween(row.word, word, limit) }))
    .filter((row) => row.distance <= limit)
    .sort((a, b) => a.distance - b.distance || b.likeness - a.likeness);
}

/** Between the words, or else between their stems: the right word may stand there in another form. */
function distanceBetween(known: string, word: string, limit: number): number {
  const ofWords = editDistance(fold(known), fold(word), limit);
  const stemOfWord = stem(word);
  const ofStems = editDistance(stem(known), stemOfWord, limit);
  return ofStems <= editDistanceAllowed(stemOfWord) ? Math.min(ofWords, ofStems + 0.5) : ofWords;
}

/**
 * Those that some text has, in one of their usual forms: asked of the words themselves, which are few, and not of every
 * entry for each. Nobody may see them before it is known that they may read them.
 */
async function wordsOfIndex(db: Database, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const formsOf = new Map(words.map((word) => [word, usualForms(word)]));
  const { rows } = await sql<{ folded: string }>`select distinct folded from search_word
    where folded = any(${[...new Set([...formsOf.values()].flat())]}::text[])`.execute(db);
  const known = new Set(rows.map((row) => row.folded));
  return [...formsOf].filter(([, forms]) => forms.some((form) => known.has(form))).map(([word]) => word);
}

function usualForms(word: string): string[] {
  return ['', 'n', 't', 's', 'en', 'et', 'ar', 'er', 'or', 'na']
    .map((ending) => fold(word + ending))
    .concat(fold(stem(word)));
}

/** Every way to take a word for a compound of two, in the forms that a first part may have: `brandvarnar-test`, `olycks-plats`. */
function waysToSplit(word: string): string[][] {
  const ways: string[][] = [];
  for (let at = MIN_PART_LETTERS; at <= word.length - MIN_PART_LETTERS; at++) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    const isJoinedByS = head.length > MIN_PART_LETTERS && head.endsWith('s');
    const heads = [head, `${head}e`, `${head}a`, ...(isJoinedByS ? [head.slice(0, -1)] : [])];
    ways.push(...heads.map((form) => [form, tail]));
  }
  return ways;
}

/**
 * The parts that are known: both of them, or else the last one, which says what it is, or else the first. One alone has to
 * stand in a text as it stands in the word; what a part is also called would be a guess upon a guess.
 */
function bestSplit(
  word: string,
  ways: readonly string[][],
  { isKnown, isFound }: { isKnown: (part: string) => boolean; isFound: (part: string) => boolean },
): readonly string[] {
  const whole = ways.filter((parts) => parts.every(isKnown)).sort((a, b) => shortest(b) - shortest(a));
  const lone = (parts: readonly string[]) =>
    parts
      .filter((part) => part.length >= MIN_LONE_PART_LETTERS && isFound(part))
      .sort((a, b) => b.length - a.length)[0];
  const part =
    lone(ways.map(([, tail = '']) => tail)) ??
    lone(ways.map(([head = '']) => head).filter((head) => word.startsWith(head)));
  return whole[0] ?? (part === undefined ? [] : [part]);
}

function shortest(parts: readonly string[]): number {
  return Math.min(...parts.map((part) => part.length));
}

/** Anyone who writes without å, ä and ö anywhere in a part may mean them. */
function partQuery(part: string): string {
  if (fold(part) !== part) return anyOf([lexeme('exact', part), lexeme('stem', stem(part))]);
  return anyOf([part, stem(part)].map((form) => lexeme('folded', fold(form))));
}

function betterSpelling(terms: readonly SoughtTerm[], joined: readonly QueryTerm[]): string | null {
  const isJoined = new Set(joined.flatMap(({ words }) => words));
  const words = terms.flatMap((term) => term.words);
  const corrected = new Map(
    terms.flatMap(({ words: [word = ''], spelling }) =>
      spelling === null ? [] : [[word, spelling] as const],
    ),
  );
  const better: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const together = word + (words[index + 1] ?? '');
    if (index + 1 < words.length && isJoined.has(together)) {
      better.push(together);
      index++;
    } else {
      better.push(corrected.get(word) ?? word);
    }
  }
  const text = better.join(' ');
  return text === words.join(' ') ? null : text;
}
