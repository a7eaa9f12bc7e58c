import { fold, tokensOf } from '@brandpost/swedish';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { isLike } from '../users/people-search.ts';

/** Shorter words begin, or are, too many names to be one. */
const MIN_LETTERS = 3;
/** So much of a name tells whose it is. */
const TELLING_PART = 0.5;

/**
 * Those texts that name somebody who works here, or has: whole, in part or misspelt. What is a word as well as a name
 * counts as a name.
 * @param texts as `textToNote` gives them
 */
export async function textsNamingPeople(db: Database, texts: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ names: string }>`
    select concat_ws(' ', first_name, last_name, display_name, username, uid) as names from app_user`.execute(
    db,
  );
  const names = new Set(rows.flatMap((row) => tokensOf(row.names).map(fold)));
  const known = [...names].filter((name) => name.length >= MIN_LETTERS);
  return new Set(
    texts.filter((text) => text.split(' ').some((word) => known.some((name) => isSaidBy(name, word)))),
  );
}

function isSaidBy(name: string, word: string): boolean {
  if (word.length < MIN_LETTERS || word.length < name.length * TELLING_PART) return false;
  return name.startsWith(word) || word.startsWith(name) || (!name.includes(word) && isLike(name, word));
}
