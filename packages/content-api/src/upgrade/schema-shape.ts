import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** What migrations make, one line a thing, by what it is called: `column post.title`, say. */
export type SchemaShape = ReadonlyMap<string, string>;

/** Columns, keys, checks, indexes and triggers of all tables of ours. */
export async function schemaShape(db: Database): Promise<SchemaShape> {
  const { rows } = await sql<{ name: string; definition: string }>`
    with ours as (select pg_class.oid, relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = 'public' and relkind = 'r' and relname not like 'kysely_%')
    select 'column ' || relname || '.' || attname as name,
      format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end as definition
    from ours join pg_attribute on attrelid = ours.oid where attnum > 0 and not attisdropped
    union all
    -- Newer servers note "not null" as a constraint too.
    select 'constraint ' || relname || '.' || conname, pg_get_constraintdef(pg_constraint.oid)
    from ours join pg_constraint on conrelid = ours.oid where contype <> 'n'
    union all
    select 'index ' || relname || '.' || indexname, indexdef
    from ours join pg_indexes on tablename = relname and schemaname = 'public'
    union all
    select 'trigger ' || relname || '.' || tgname, ''
    from ours join pg_trigger on tgrelid = ours.oid where not tgisinternal
    order by 1`.execute(db);
  return new Map(rows.map(({ name, definition }) => [name, definition]));
}

export type ShapeDifference = {
  /** In the first, not in the second. */
  missing: string[];
  /** In both, and not the same. */
  changed: string[];
  /** In the second alone. */
  extra: string[];
};

export function compareShapes(wanted: SchemaShape, found: SchemaShape): ShapeDifference {
  const names = [...wanted.keys()];
  return {
    missing: names.filter((name) => !found.has(name)),
    changed: names.filter((name) => found.has(name) && found.get(name) !== wanted.get(name)),
    extra: [...found.keys()].filter((name) => !wanted.has(name)),
  };
}
