import { editDistanceAllowed, fold, joinParticles, splitCompound, stem } from '@brandpost/swedish';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { lexeme } from '../search-index/lexemes.ts';
import { editDistance } from './edit-distance.ts';
import { findableWith, type Searching } from './findable.ts';
import { type LikeWord, likeWords } from './like-words.ts';
import { wordsToFind } from './search-plan.ts';
import { asWritten, wordQuery } from './word-query.ts';

/** What may have been meant instead of words that nothing is found by. */
export type Suggestion = {
  /** Alternatives by the word as written, the likeliest first. */
  corrections: ReadonlyMap<string, readonly string[]>;
  /** The text in a better spelling; null when there is none. */
  didYouMean: string | null;
};

const MAX_ALTERNATIVES = 3;

/** Looks for better spellings among the words that the viewer may read, and nowhere else. */
export async function suggestFor(db: Database, text: string, searching: Searching): Promise<Suggestion> {
  const words = wordsToFind(text);
  const joined = joinParticles(text);
  const asWrittenQueries = words.map((word) => asWritten(wordQuery(word)));
  const found = await areFound(db, [...asWrittenQueries, ...joined.map(asItStands)], searching);
  const unknown = words.filter((_, index) => found[index] !== true);
  const known = new Set(joined.filter((_, index) => found[words.length + index] === true));
  const corrections = await alternativesTo(db, unknown, searching);
  return { corrections, didYouMean: betterSpelling(words, corrections, known) };
}

function asItStands(word: string): string {
  return lexeme('exact', word);
}

/** For each tsquery text whether the viewer finds anything by it. */
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

async function alternativesTo(
  db: Database,
  unknown: readonly string[],
  searching: Searching,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const alternatives = new Map<string, readonly string[]>();
  const misspelt = unknown.filter((word) => editDistanceAllowed(word) > 0);
  const likely = (await likeWords(db, misspelt)).map((known, index) => nearest(known, misspelt[index] ?? ''));
  const candidates = [...new Set(likely.flat())];
  const readable = await areFound(db, candidates.map(asItStands), searching);
  const isReadable = new Set(candidates.filter((_, index) => readable[index] === true));
  misspelt.forEach((word, index) => {
    const words = (likely[index] ?? []).filter((candidate) => isReadable.has(candidate));
    // The last part of a compound says what it is: whatever a "bransläckare" may be, it is a släckare.
    const lastPart = splitCompound(word).at(-1);
    if (words.length > 0) alternatives.set(word, words.slice(0, MAX_ALTERNATIVES));
    else if (lastPart !== undefined) alternatives.set(word, [lastPart]);
  });
  return alternatives;
}

/** Those that one may have meant, the nearest first. */
function nearest(known: readonly LikeWord[], word: string): string[] {
  const limit = editDistanceAllowed(word);
  return known
    .map((row) => ({ ...row, distance: distanceBetween(row.word, word, limit) }))
    .filter((row) => row.distance <= limit)
    .sort((a, b) => a.distance - b.distance || b.likeness - a.likeness)
    .map((row) => row.word);
}

/** Between the words, or else between their stems: the right word may stand there in another form. */
function distanceBetween(known: string, word: string, limit: number): number {
  const ofWords = editDistance(fold(known), fold(word), limit);
  const stemOfWord = stem(word);
  const ofStems = editDistance(stem(known), stemOfWord, limit);
  return ofStems <= editDistanceAllowed(stemOfWord) ? Math.min(ofWords, ofStems + 0.5) : ofWords;
}

function betterSpelling(
  words: readonly string[],
  corrections: ReadonlyMap<string, readonly string[]>,
  joined: ReadonlySet<string>,
): string | null {
  const better: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const together = word + (words[index + 1] ?? '');
    if (index + 1 < words.length && joined.has(together)) {
      better.push(together);
      index++;
    } else {
      better.push(corrections.get(word)?.[0] ?? word);
    }
  }
  const text = better.join(' ');
  return text === words.join(' ') ? null : text;
}
