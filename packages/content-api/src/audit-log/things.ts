import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { patternOf } from '../lists/pattern-of.ts';

/** Something that entries of the log tell of. */
export type Thing = { entity: string; id: number };

const NAMED: Readonly<Record<string, RawBuilder<unknown>>> = {
  post: sql`select id, title as name from post`,
  user: sql`select id, display_name as name from app_user`,
  role: sql`select id, name from role`,
  category: sql`select id, name from category`,
  link: sql`select id, name from link`,
  node: sql`select id, name from node`,
  media: sql`select id, coalesce(nullif(title, ''), filename) as name from media`,
  'fire-ban': sql`select id, municipality as name from fire_ban`,
  'post-template': sql`select id, name from post_template`,
  'shared-block': sql`select id, name from shared_block`,
  'saved-view': sql`select id, name from saved_view where user_id is null`,
};

/** What things are called now; those that are gone are left out. @returns names by `keyOf` */
export async function namesOf(db: Database, things: readonly Thing[]): Promise<Map<string, string>> {
  const queries = Object.entries(NAMED).flatMap(([entity, named]) => {
    const ids = things.filter((thing) => thing.entity === entity).map(({ id }) => id);
    if (ids.length === 0) return [];
    return [
      sql`select ${entity}::text as entity, id, name from (${named}) as named where id = any(${ids}::integer[])`,
    ];
  });
  if (queries.length === 0) return new Map();
  const { rows } = await sql<Thing & { name: string }>`${sql.join(queries, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ name, ...thing }) => [keyOf(thing), name]));
}

/** Whether an entry is about something whose name has a text in it. */
export function isAbout(part: string): RawBuilder<boolean> {
  const pattern = patternOf(part);
  const queries = Object.entries(NAMED).map(
    ([entity, named]) =>
      sql`select ${entity}::text as entity, id::text as entity_id from (${named}) as named where name ilike ${pattern}`,
  );
  return sql`(audit_entry.entity, audit_entry.entity_id) in (${sql.join(queries, sql` union all `)})`;
}

export function keyOf({ entity, id }: Thing): string {
  return `${entity} ${id}`;
}
