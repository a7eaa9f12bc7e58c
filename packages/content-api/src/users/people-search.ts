import { editDistance, fold } from '@brandpost/swedish';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';

const MAX_WORDS = 6;
/** In shorter texts every letter makes another name. */
const MIN_GUESSED_LETTERS = 5;
/** Names are spelt in more ways than words: from here on two letters may be wrong. */
const MIN_LETTERS_FOR_TWO = 7;
/** Fewer digits stand in too many phone numbers, and in names of stations. */
const MIN_PHONE_DIGITS = 4;
const MARKED = 'åäáàâãæöøóòôõéèêëíìîïúùûüýñç';
const UNMARKED = 'aaaaaaaooooooeeeeiiiiuuuuync';

/**
 * By what somebody is found, in lower case and without marks: their names, the stations and groups that they belong to,
 * all but the one that everybody is in, and their job roles. Colleagues see all of it of each other.
 */
const SOUGHT = sql`translate(lower(concat_ws(' ', app_user.display_name, app_user.first_name, app_user.last_name,
  app_user.username,
  (select string_agg(node.name, ' ') from user_node join node on node.id = user_node.node_id
    where user_node.user_id = app_user.id and node.parent_id is not null),
  (select string_agg(category.name, ' ') from user_job join category on category.id = user_job.category_id
    where user_job.user_id = app_user.id))), ${MARKED}, ${UNMARKED})`;

/**
 * Whether somebody is meant by a text: a phone number is theirs, or each word stands in a name, a station or a job role,
 * or is a misspelling of one.
 */
export async function isSought(
  db: Database,
  text: string,
  among: RawBuilder<boolean>,
): Promise<RawBuilder<boolean> | null> {
  const number = phoneNumberIn(text);
  if (number !== null) {
    return sql<boolean>`strpos(regexp_replace(app_user.profile->>'phone', '\\D', '', 'g'), ${number}) > 0`;
  }
  const words = fold(text).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return null;
  const holds = sql<boolean>`(select bool_and(strpos(sought.text, word) > 0)
    from unnest(${words}::text[]) as word, (select ${SOUGHT} as text) as sought)`;
  const { rows } = await sql`select 1 from app_user where ${among} and ${holds} limit 1`.execute(db);
  if (rows.length > 0 || words.every((word) => word.length < MIN_GUESSED_LETTERS)) return holds;
  return sql<boolean>`app_user.id = any(${await meantBy(db, words, among)}::integer[])`;
}

/** The digits of a part of a phone number, without what stands for Sweden or another area; null for other texts. */
function phoneNumberIn(text: string): string | null {
  if (!/^\+?[\d\s()–-]+$/.test(text.trim())) return null;
  const digits = text.replaceAll(/\D/g, '').replace(/^(0046|46|0)/, '');
  return digits.length < MIN_PHONE_DIGITS ? null : digits;
}

async function meantBy(
  db: Database,
  words: readonly string[],
  among: RawBuilder<boolean>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number; text: string }>`
    select app_user.id, ${SOUGHT} as text from app_user where ${among}`.execute(db);
  return rows
    .filter(({ text }) => {
      const known = text.split(/[^\p{L}\p{N}]+/u);
      return words.every((word) => known.some((one) => isLike(one, word)));
    })
    .map(({ id }) => id);
}

/** Whether a word is meant by another that may be misspelt, or be the misspelt beginning of it. */
export function isLike(known: string, word: string): boolean {
  if (known.includes(word)) return true;
  if (word.length < MIN_GUESSED_LETTERS) return false;
  const limit = word.length < MIN_LETTERS_FOR_TWO ? 1 : 2;
  for (let letters = word.length - limit; letters <= word.length + limit; letters++) {
    if (editDistance(known.slice(0, letters), word, limit) <= limit) return true;
  }
  return false;
}
