import { MENTIONABLE_SHOWN } from '@brandpost/domain';
import type { Mentionable } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import { rightsOfUsers } from '../access/viewer-of-user.ts';
import type { Database } from '../db/database.ts';
import { isSought } from '../users/people-search.ts';
import { mayDiscuss } from './rights.ts';

/** How many are asked about at once: what each may is a condition of its own. */
const CHUNK = 50;

type Seeking = { postId: number; search: string; exceptId: number | null };

/** The first by name whom a text means and who may read the comments of a post. */
export async function findMentionable(
  db: Database,
  { postId, search, exceptId }: Seeking,
  now: Date,
): Promise<Mentionable[]> {
  const isOther = sql<boolean>`(app_user.is_active and app_user.id is distinct from ${exceptId}::integer)`;
  const isMeant = (await isSought(db, search, isOther)) ?? sql`true`;
  const { rows } = await sql<Mentionable>`select app_user.id, app_user.display_name as "displayName"
    from app_user where ${isOther} and ${isMeant}
    order by app_user.display_name_key, app_user.id`.execute(db);
  const found: Mentionable[] = [];
  for (let start = 0; start < rows.length && found.length < MENTIONABLE_SHOWN; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    const discussing = await whoMayDiscuss(db, postId, idsOf(chunk), now);
    found.push(...chunk.filter(({ id }) => discussing.has(id)));
  }
  return found.slice(0, MENTIONABLE_SHOWN);
}

/** Those of some people who may read the comments of a post. */
export async function whoMayDiscuss(
  db: Database,
  postId: number,
  userIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const rights = await rightsOfUsers(db, userIds);
  if (rights.size === 0) return new Set();
  const allowed = [...rights].map(
    ([userId, held]) => sql`case when ${mayDiscuss({ ...held, userId }, now)} then ${userId}::integer end`,
  );
  const { rows } = await sql<{ ids: number[] }>`
    select array_remove(array[${sql.join(allowed)}]::integer[], null) as ids
    from post where post.id = ${postId}`.execute(db);
  return new Set(rows[0]?.ids);
}

const idsOf = (people: readonly Mentionable[]) => people.map(({ id }) => id);
