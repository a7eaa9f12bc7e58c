import type { Viewer } from '@brandpost/domain';
import { editDistanceAllowed, fold, joinParticles, splitCompound, stem } from '@brandpost/swedish';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { editDistance } from '../../search/edit-distance.ts';
import { wordsToFind } from '../../search/search-plan.ts';
import { asWritten, wordQuery } from '../../search/word-query.ts';
import { findableBy, SEARCHED } from './findable.ts';

/** What may have been meant instead of words that nothing is found by. */
export type Suggestion = {
  /** Alternatives by the word as written, the likeliest first. */
  corrections: ReadonlyMap<string, readonly string[]>;
  /** The text in a better spelling; null when there is none. */
  didYouMean: string | null;
};

const MAX_ALTERNATIVES = 3;

/** Looks for better spellings among the words that the viewer may read, and nowhere else. */
export async function suggestFor(db: Database, viewer: Viewer, text: string, now: Date): Promise<Suggestion> {
  const words = wordsToFind(text);
  const unknown = await wordsWithoutFind(db, viewer, words, now);
  const corrections = new Map<string, readonly string[]>();
  for (const word of unknown) {
    const alternatives = await alternativesTo(db, viewer, word, now);
    if (alternatives.length > 0) corrections.set(word, alternatives);
  }
  const joined = await knownWords(db, viewer, joinParticles(text), now);
  return { corrections, didYouMean: betterSpelling(words, corrections, joined) };
}

async function wordsWithoutFind(
  db: Database,
  viewer: Viewer,
  words: readonly string[],
  now: Date,
): Promise<string[]> {
  if (words.length === 0) return [];
  const queries = words.map((word) => asWritten(wordQuery(word)));
  const { rows } = await sql<{ place: number }>`
    select asked.place::integer as place
    from unnest(${queries}::text[]) with ordinality as asked (query, place)
    where not exists (select 1 from ${SEARCHED}
      where search_entry.terms @@ asked.query::tsquery and ${findableBy(viewer, now)})
    order by asked.place`.execute(db);
  return rows.flatMap(({ place }) => words[place - 1] ?? []);
}

async function alternativesTo(db: Database, viewer: Viewer, word: string, now: Date): Promise<string[]> {
  const limit = editDistanceAllowed(word);
  if (limit === 0) return [];
  const folded = fold(word);
  const { rows } = await sql<{ word: string; likeness: number }>`
    select search_word.word, similarity(search_word.folded, ${folded}) as likeness
    from search_word
    where search_word.folded % ${folded} and ${isReadable(viewer, now)}
    order by likeness desc, search_word.word limit 30`.execute(db);
  const alternatives = rows
    .map((row) => ({ ...row, distance: distanceBetween(row.word, word, limit) }))
    .filter((row) => row.distance <= limit)
    .sort((a, b) => a.distance - b.distance || b.likeness - a.likeness)
    .slice(0, MAX_ALTERNATIVES)
    .map((row) => row.word);
  // The last part of a compound says what it is: whatever a "bransläckare" may be, it is a släckare.
  const lastPart = splitCompound(word).at(-1);
  return alternatives.length === 0 && lastPart !== undefined ? [lastPart] : alternatives;
}

/** Between the words, or else between their stems: the right word may stand there in another form. */
function distanceBetween(known: string, word: string, limit: number): number {
  const ofWords = editDistance(fold(known), fold(word), limit);
  const stemOfWord = stem(word);
  const ofStems = editDistance(stem(known), stemOfWord, limit);
  return ofStems <= editDistanceAllowed(stemOfWord) ? Math.min(ofWords, ofStems + 0.5) : ofWords;
}

/** Those of the words that stand somewhere the viewer may read. */
async function knownWords(
  db: Database,
  viewer: Viewer,
  words: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ word: string }>`select search_word.word from search_word
    where search_word.word = any(${[...words]}::text[]) and ${isReadable(viewer, now)}`.execute(db);
  return new Set(rows.map((row) => row.word));
}

function isReadable(viewer: Viewer, now: Date) {
  return sql<boolean>`exists (select 1 from ${SEARCHED}
    join search_entry_word on search_entry_word.entry_id = search_entry.id
    where search_entry_word.word_id = search_word.id and ${findableBy(viewer, now)})`;
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
