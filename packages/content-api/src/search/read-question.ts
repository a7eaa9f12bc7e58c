import {
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
import { editDistance } from './edit-distance.ts';
import { findableWith, type Searching } from './findable.ts';
import { type LikeWord, likeWords } from './like-words.ts';
import { anyOf, asWritten, termQuery } from './term-query.ts';

/** A term of a question, what may have been meant by it where nothing is found by it, and how much it tells. */
export type SoughtTerm = QueryTerm & {
  /** The likeliest first. */
  alternatives: readonly QueryTerm[];
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
};

const MAX_ALTERNATIVES = 3;
/** More finds than this say no more of how common a term is. */
const MAX_COUNTED = 200;
/** As if so many finds were known, for a term that nothing is found by as it is written. */
const FINDS_OF_UNKNOWN = 3;
const MIN_PART_LETTERS = 3;
/** A part that stands alone for its compound has to say more. */
const MIN_LONE_PART_LETTERS = 5;
const NO_TERM = { words: [], synonyms: [] };

/** Reads a question against what the viewer may find: what it is about, and what was meant where it is misspelt. */
export async function readQuestion(db: Database, text: string, searching: Searching): Promise<Question> {
  const terms = queryTerms(text);
  const together = joinParticles(text).map((word) => ({ words: [word], synonyms: [] }));
  const counts = await countFinds(db, [...terms.map(asWritten), ...together.map(asOneWord)], searching);
  const isUnknown = (index: number) => counts[index] === 0 && terms[index]?.words.length === 1;
  const unknown = terms.filter((_, index) => isUnknown(index)).map(({ words }) => words[0] ?? '');
  const alternatives = await alternativesTo(db, unknown, searching);
  const sought = terms.map((term, index) => ({
    ...term,
    alternatives: isUnknown(index) ? (alternatives.get(term.words[0] ?? '') ?? []) : [],
    weight: weightOf(counts[index] || FINDS_OF_UNKNOWN),
  }));
  const joined = together
    .map((term, index) => ({ ...term, alternatives: [], count: counts[terms.length + index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ count, ...term }) => ({ ...term, weight: weightOf(count) }));
  return { terms: sought, joined, didYouMean: betterSpelling(sought, joined) };
}

function weightOf(finds: number): number {
  return 1 / Math.log(Math.E + finds);
}

function asOneWord(term: QueryTerm): string {
  const { exact, stem, folded } = termQuery(term);
  return anyOf([exact, stem, folded]);
}

/** For each tsquery text how many finds the viewer has by it, as far as that is counted. */
async function countFinds(
  db: Database,
  tsqueries: readonly string[],
  searching: Searching,
): Promise<readonly number[]> {
  if (tsqueries.length === 0) return [];
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from (${findableWith(sql`asked.query::tsquery`, searching)} limit ${MAX_COUNTED}::integer) found
      )::integer as count
    from unnest(${[...tsqueries]}::text[]) with ordinality as asked (query, place)
    order by asked.place`.execute(db);
  return rows.map((row) => row.count);
}

async function areFound(
  db: Database,
  tsqueries: readonly string[],
  searching: Searching,
): Promise<readonly boolean[]> {
  if (tsqueries.length === 0) return [];
  const { rows } = await sql<{ is_found: boolean }>`
    select exists (${findableWith(sql`asked.query::tsquery`, searching)}) as is_found
    from unnest(${[...tsqueries]}::text[]) with ordinality as asked (query, place)
    order by asked.place`.execute(db);
  return rows.map((row) => row.is_found);
}

/** What may have been meant by words that nothing is found by: a word like it, or the words that it is made of. */
async function alternativesTo(
  db: Database,
  unknown: readonly string[],
  searching: Searching,
): Promise<ReadonlyMap<string, readonly QueryTerm[]>> {
  const likely = await likeWords(db, unknown);
  const near = unknown.map((word, index) => nearest(likely[index] ?? [], word));
  const splits = unknown.map(waysToSplit);
  const asked = [
    ...new Set([...near.flat().map(({ word }) => lexeme('exact', word)), ...splits.flat(2).map(partQuery)]),
  ];
  const found = await areFound(db, asked, searching);
  const isFound = new Set(asked.filter((_, index) => found[index] === true));
  return new Map(
    unknown.map((word, index) => {
      const spellings = (near[index] ?? []).filter(({ word: other }) => isFound.has(lexeme('exact', other)));
      const isKnown = (part: string) => isFound.has(partQuery(part)) || synonymsOf(part).length > 0;
      const parts = bestSplit(splits[index] ?? [], isKnown);
      const isSureOfSpelling = spellings[0] !== undefined && spellings[0].distance <= 1;
      const terms = spellings.slice(0, MAX_ALTERNATIVES).map((spelling) => termOf([spelling.word]));
      if (parts.length > 1 && !isSureOfSpelling) return [word, [termOf(parts)]];
      if (terms.length > 0) return [word, terms];
      return [word, parts.length > 0 ? [termOf(parts)] : []];
    }),
  );
}

function termOf(words: readonly string[]): QueryTerm {
  const [term = NO_TERM, ...others] = queryTerms(words.join(' '));
  return others.length === 0 ? term : { words, synonyms: [] };
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

/** Every way to take a word for a compound of two, with and without the letter that joins them. */
function waysToSplit(word: string): string[][] {
  const ways: string[][] = [];
  for (let at = MIN_PART_LETTERS; at <= word.length - MIN_PART_LETTERS; at++) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    ways.push([head, tail]);
    if (head.length > MIN_PART_LETTERS && head.endsWith('s')) ways.push([head.slice(0, -1), tail]);
  }
  return ways;
}

/** The parts that are known: both of them, or else the last one, which says what it is, or else the first. */
function bestSplit(ways: readonly string[][], isKnown: (part: string) => boolean): readonly string[] {
  const whole = ways.filter((parts) => parts.every(isKnown)).sort((a, b) => shortest(b) - shortest(a));
  const lone = (index: number) =>
    ways
      .map((parts) => parts[index] ?? '')
      .filter((part) => part.length >= MIN_LONE_PART_LETTERS && isKnown(part))
      .sort((a, b) => b.length - a.length)[0];
  const part = lone(1) ?? lone(0);
  return whole[0] ?? (part === undefined ? [] : [part]);
}

function shortest(parts: readonly string[]): number {
  return Math.min(...parts.map((part) => part.length));
}

function partQuery(part: string): string {
  return anyOf([part, stem(part)].map((form) => lexeme('folded', fold(form))));
}

function betterSpelling(terms: readonly SoughtTerm[], joined: readonly QueryTerm[]): string | null {
  const isJoined = new Set(joined.flatMap(({ words }) => words));
  const words = terms.flatMap((term) => term.words);
  const corrected = new Map(
    terms.flatMap(({ words: [word = ''], alternatives: [best] }) =>
      best?.words.length === 1 ? [[word, best.words[0] ?? word] as const] : [],
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
