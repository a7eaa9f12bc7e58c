import type { Language, SearchRule } from '@brandpost/domain';
import {
  fold,
  joinParticles,
  misspellingDistance,
  type QueryTerm,
  queryTerms,
  stem,
  synonymsOf,
  tokensOf,
} from '@brandpost/swedish';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { lexeme } from '../search-index/lexemes.ts';
import { findableWith, type Searching } from './findable.ts';
import { languageAsked } from './language-asked.ts';
import { type LikeWord, likeWords } from './like-words.ts';
import { anyOf, anyWay, asWritten, termQuery, wholeWord } from './term-query.ts';

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
  /** What is looked for instead of what is written, in a better spelling; null when there is none. */
  didYouMean: string | null;
  /** Words that nothing is found by, and that what is found does without. */
  leftOut: readonly string[];
  /** The language that an answer is wanted in. */
  language: Language;
};

type Meant = Pick<SoughtTerm, 'alternatives' | 'spelling'>;

const NONE: Meant = { alternatives: [], spelling: null };
const MAX_ALTERNATIVES = 3;
/** A word that stands there in another form is less likely meant than one that stands there as it is. */
const OTHER_FORM = 0.5;
/** More finds than this say no more of how common a term is. */
const MAX_COUNTED = 200;
/** As if so many finds were known, for a term that nothing is found by as it is written. */
const FINDS_OF_UNKNOWN = 3;
/** Fewer letters begin words of all kinds. */
const MIN_FORMED_LETTERS = 5;
const ENDING = /^(?:[aeo][rn]?|na|et|at|ade|[td]e)$/;
const MIN_PART_LETTERS = 3;
/** A part that stands alone for its compound has to say more. */
const MIN_LONE_PART_LETTERS = 5;
/** What is made of two words that are known is a compound rather than what is further from a word than this. */
const MAX_DISTANCE_OF_COMPOUNDS = 1.5;
/** Measures, which stand in texts about anything: a thermometer is about no distance. */
const MEASURE =
  /^(?:meter|liter|gram|timm(?:e|ar)|minut(?:er)?|sekund(?:er)?|kron(?:a|or)|grad(?:er)?|procent)$/;

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
      ...words.map(wholeWord),
      ...words.map((word) => `${lexeme('exact', word)}:AB`),
    ],
    searching,
  );
  const counts = finds.map(({ count }) => count);
  const ofWords = finds.slice(terms.length + together.length);
  const isWhole = new Set(words.filter((_, index) => (ofWords[index]?.count ?? 0) > 0));
  const wordsIn = ofWords.slice(words.length).map(({ languages }) => languages);
  const doubtful = terms.flatMap(({ words: [word = '', ...others] }, index) =>
    others.length === 0 && !isWhole.has(word) ? [{ word, isFound: (counts[index] ?? 0) > 0 }] : [],
  );
  const alternatives = await alternativesTo(db, doubtful, searching);
  const sought = terms.map((term, index) => ({
    ...term,
    ...((term.words.length === 1 && alternatives.get(term.words[0] ?? '')) || NONE),
    weight: weightOf(counts[index] || FINDS_OF_UNKNOWN),
  }));
  const joined = together
    .map((term, index) => ({ ...term, ...NONE, count: counts[terms.length + index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ count, ...term }) => ({ ...term, weight: weightOf(count) }));
  const pulledApart = joined.flatMap(({ words }) => words);
  const isNothing = (term: SoughtTerm, index: number) =>
    counts[index] === 0 &&
    term.alternatives.length === 0 &&
    !pulledApart.some((word) => word.includes(term.words.join('')));
  const nothing = sought.filter(isNothing);
  const leftOut = nothing.length < sought.length ? nothing.flatMap((term) => term.words) : [];
  return {
    terms: sought,
    joined,
    didYouMean: betterSpelling(
      tokensOf(text).filter((word) => words.includes(word) && !leftOut.includes(word)),
      { terms: sought, joined: pulledApart, isWhole },
    ),
    leftOut,
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

/** A word that no text has as it is written; `isFound` where something is found by its stem, its parts or a synonym. */
type DoubtfulWord = { word: string; isFound: boolean };

/**
 * What may have been meant by words that no text has: a word like it, or the words that it is made of. What is found all
 * the same is misspelt only where it sounds as another.
 */
async function alternativesTo(
  db: Database,
  doubtful: readonly DoubtfulWord[],
  searching: Searching,
): Promise<ReadonlyMap<string, Meant>> {
  const likely = await likeWords(
    db,
    doubtful.map(({ word }) => word),
  );
  const near = doubtful.map(({ word, isFound }, index) =>
    nearest(likely[index] ?? [], word).filter(({ distance }) => !isFound || distance === 0),
  );
  const splits = doubtful.map(({ word, isFound }) => (isFound ? [] : waysToSplit(word)));
  const parts = await wordsOfIndex(db, splits.flat(2));
  const asked = [
    ...new Set([...near.flat().map(({ word }) => lexeme('exact', word)), ...parts.map(partQuery)]),
  ];
  const finds = await countFinds(db, asked, searching);
  const countOf = new Map(asked.map((query, index) => [query, finds[index]?.count ?? 0]));
  const meant = doubtful.map(({ word }, index): [string, Meant] => {
    const [best, ...others] = (near[index] ?? [])
      .map((spelling) => ({ ...spelling, count: countOf.get(lexeme('exact', spelling.word)) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => a.distance - b.distance || b.count - a.count || b.likeness - a.likeness);
    const isFoundPart = (part: string) => (countOf.get(partQuery(part)) ?? 0) > 0;
    const split = bestSplit(word, splits[index] ?? [], {
      isKnown: (part) => isFoundPart(part) || synonymsOf(part).length > 0,
      isFound: isFoundPart,
    });
    if (best !== undefined && (split.length < 2 || best.distance <= MAX_DISTANCE_OF_COMPOUNDS)) {
      // What is shown is of one word, in any of its forms.
      const forms = others.filter((other) => stem(other.word) === stem(best.word));
      const spellings = [best, ...forms].slice(0, MAX_ALTERNATIVES);
      const spelling = isFormOf(word, best.word) ? null : best.word;
      return [word, { alternatives: spellings.map((form) => termOf([form.word])), spelling }];
    }
    return [word, { alternatives: split.length > 0 ? [termOf(split)] : [], spelling: null }];
  });
  return new Map(await inPartsWhereNotWhole(db, meant, searching));
}

/** Where nothing is about all words of a compound at once, any of them is looked for. */
async function inPartsWhereNotWhole(
  db: Database,
  meant: readonly [string, Meant][],
  searching: Searching,
): Promise<[string, Meant][]> {
  const compounds = meant
    .flatMap(([, { alternatives }]) => alternatives)
    .filter(({ words }) => words.length > 1);
  const finds = await countFinds(
    db,
    compounds.map((compound) => anyWay(termQuery(compound))),
    searching,
  );
  const notFound = new Set(compounds.filter((_, index) => finds[index]?.count === 0));
  return meant.map(([word, { alternatives, spelling }]) => [
    word,
    {
      alternatives: alternatives.flatMap((term) =>
        notFound.has(term) ? term.words.map((part) => termOf([part])) : [term],
      ),
      spelling,
    },
  ]);
}

/** Whether a word goes on from what another one is formed of: then that one is another form, and spelt as it should be. */
function isFormOf(written: string, known: string): boolean {
  const formed = stem(written);
  const hasEnding = written.startsWith(formed) && ENDING.test(written.slice(formed.length));
  return hasEnding && formed.length >= MIN_FORMED_LETTERS && known.startsWith(formed);
}

/** Words that stand for one that is not known, as one term; what they are also called stands for it too. */
function termOf(words: readonly string[]): QueryTerm {
  return { words, synonyms: queryTerms(words.join(' ')).flatMap(({ synonyms }) => synonyms) };
}

/** Those that one may have meant. */
function nearest(known: readonly LikeWord[], word: string): (LikeWord & { distance: number })[] {
  return known
    .map((row) => ({ ...row, distance: distanceBetween(word, row.word) }))
    .filter((row) => Number.isFinite(row.distance));
}

/** Between the words, or else between their stems: the right word may stand there in another form. */
function distanceBetween(written: string, known: string): number {
  return Math.min(
    misspellingDistance(written, known),
    misspellingDistance(stem(written), stem(known)) + OTHER_FORM,
  );
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
 * The parts that are known: both of them, or else the last one, which says what it is, or else the first. That has to
 * stand in a text as it stands in the word; what it is also called would be a guess upon a guess.
 */
function bestSplit(
  word: string,
  ways: readonly string[][],
  { isKnown, isFound }: { isKnown: (part: string) => boolean; isFound: (part: string) => boolean },
): readonly string[] {
  const whole = ways.filter((parts) => parts.every(isKnown)).sort((a, b) => shortest(b) - shortest(a));
  const lone = (parts: readonly string[], isEnough = isFound) =>
    parts
      .filter((part) => part.length >= MIN_LONE_PART_LETTERS && !MEASURE.test(part) && isEnough(part))
      .sort((a, b) => b.length - a.length)[0];
  const part =
    lone(
      ways.map(([, tail = '']) => tail),
      // By a synonym alone, only as it is spelt: `missför-stånd-et` ends with no `tänd`.
      (tail) => isFound(tail) || (isKnown(tail) && fold(tail) === tail),
    ) ?? lone(ways.map(([head = '']) => head).filter((head) => word.startsWith(head)));
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

/** What is looked for instead of the words, in their order. Words that each stand alone in a text are not pulled apart. */
function betterSpelling(
  words: readonly string[],
  {
    terms,
    joined,
    isWhole,
  }: { terms: readonly SoughtTerm[]; joined: readonly string[]; isWhole: ReadonlySet<string> },
): string | null {
  const corrected = new Map(
    terms.flatMap(({ words: [word = ''], spelling }) =>
      spelling === null ? [] : [[word, spelling] as const],
    ),
  );
  const better: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const [word = '', next = ''] = words.slice(index);
    const isPulledApart =
      next !== '' && joined.includes(word + next) && !(isWhole.has(word) && isWhole.has(next));
    better.push(isPulledApart ? word + next : (corrected.get(word) ?? word));
    if (isPulledApart) index++;
  }
  const text = better.join(' ');
  return text === words.join(' ') ? null : text;
}
