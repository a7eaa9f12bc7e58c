import { fold } from '@brandpost/swedish';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** A word of the index and how much it looks like another, from 0 to 1. */
export type LikeWord = { word: string; likeness: number };

/** More would be judged for nothing: what is meant is among the likest. */
const MAX_CANDIDATES = 100;

/**
 * For each word those of the index that look like it, the likest first. Nobody may see them before it is known
 * that they may read them: the index holds the words of hidden posts too.
 * @param asBeginnings whether the words may be beginnings of what is meant
 */
export async function likeWords(
  db: Database,
  words: readonly string[],
  { asBeginnings = false } = {},
): Promise<LikeWord[][]> {
  if (words.length === 0) return [];
  const isLike = asBeginnings
    ? sql`asked.folded <% search_word.folded`
    : sql`search_word.folded % asked.folded`;
  const likeness = asBeginnings
    ? sql`word_similarity(asked.folded, search_word.folded)`
    : sql`similarity(search_word.folded, asked.folded)`;
  const { rows } = await sql<LikeWord & { place: number }>`
    select asked.place::integer as place, near.word, near.likeness
    from unnest(${words.map(fold)}::text[]) with ordinality as asked (folded, place)
    cross join lateral (
      select search_word.word, ${likeness} as likeness from search_word
      where ${isLike} order by 2 desc, 1 limit ${MAX_CANDIDATES}
    ) near
    order by asked.place, near.likeness desc, near.word`.execute(db);
  const byPlace = Map.groupBy(rows, (row) => row.place);
  return words.map((_, index) =>
    (byPlace.get(index + 1) ?? []).map(({ word, likeness }) => ({ word, likeness })),
  );
}
