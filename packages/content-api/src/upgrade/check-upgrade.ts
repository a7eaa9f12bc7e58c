import { statfs } from 'node:fs/promises';
import { listMisspelt, type MisspeltSetting } from '@brandpost/settings';
import { sql } from 'kysely';
import { isOlderOrSame, KNOWN_MIGRATIONS, runMigrations } from '../backup/rebuild-schema.ts';
import { readMigrations } from '../backup/tables.ts';
import type { Database } from '../db/database.ts';
import { openPgliteInMemory } from '../db/pglite.ts';
import { LAST_BACKUP } from '../maintenance/last-backup.ts';

/** `stop`: do not upgrade before this is mended. `look`: somebody should know of it. */
export type Finding = { is: 'ok' | 'look' | 'stop'; text: string };

type Checking = {
  /** As it is, with the migrations that it has. */
  db: Database;
  kind: 'postgres' | 'pglite';
  /** Where an embedded database grows. */
  dataDir: string;
  /** Settings that look like ours and are none. */
  unknownSettings: readonly MisspeltSetting[];
  now: Date;
};

/** Versions that this product is tested with, or that promise the same. */
const LEAST_POSTGRES = 15;
const NEWEST_POSTGRES = 18;
const HOUR_MS = 3_600_000;
const BACKUP_HOURS = 24;
const MEGABYTE = 1_000_000;
/** A migration may write a table anew beside the old one. */
const ROOM = 2;
const MAX_NAMED = 8;

/** What stands against bringing a service up to this version. Nothing of it is changed. */
export async function checkUpgrade(checking: Checking): Promise<Finding[]> {
  const { db, unknownSettings } = checking;
  const { rows } = await sql<{ is_there: boolean }>`select to_regclass('kysely_migration') is not null
    as is_there`.execute(db);
  if (rows[0]?.is_there !== true) {
    return [{ is: 'ok', text: 'The database is empty: all of it will be made.' }];
  }
  const done = await readMigrations(db);
  return [
    await serverVersion(checking),
    ...(isOlderOrSame(done) ? await migrationsOf(db, done) : [newerDatabase(done)]),
    ...(await room(checking)),
    await lastBackup(checking),
    unknownSettings.length === 0
      ? { is: 'ok', text: 'No setting is unknown.' }
      : { is: 'look', text: `Settings that this version does not know: ${listMisspelt(unknownSettings)}.` },
  ];
}

async function serverVersion({ db, kind }: Checking): Promise<Finding> {
  const { rows } = await sql<{ version: number }>`select
    current_setting('server_version_num')::integer / 10000 as version`.execute(db);
  const version = rows[0]?.version ?? 0;
  if (kind === 'pglite') return { is: 'ok', text: 'The embedded database comes along with this version.' };
  if (version < LEAST_POSTGRES) {
    return { is: 'stop', text: `PostgreSQL ${version} is too old: ${LEAST_POSTGRES} or newer is needed.` };
  }
  return version > NEWEST_POSTGRES
    ? { is: 'look', text: `PostgreSQL ${version} is newer than this version has been tried with.` }
    : { is: 'ok', text: `PostgreSQL ${version} is supported.` };
}

function newerDatabase(done: readonly string[]): Finding {
  const unknown = done.filter((name) => !KNOWN_MIGRATIONS.includes(name));
  return {
    is: 'stop',
    text: `The database is of a newer version, with ${listed(unknown)}; go back by restoring a backup.`,
  };
}

/** The schema that the migrations make, in memory, tells what has been changed by hand and what will change. */
async function migrationsOf(db: Database, done: readonly string[]): Promise<Finding[]> {
  const wanted = await openPgliteInMemory();
  try {
    await wanted.db.transaction().execute((trx) => runMigrations(trx, done));
    const before = await schemaShape(wanted.db);
    const pending = KNOWN_MIGRATIONS.slice(done.length);
    await wanted.db.transaction().execute((trx) => runMigrations(trx, pending));
    const after = await schemaShape(wanted.db);
    return [...driftOf(before, await schemaShape(db)), ...changesOf(pending, before, after)];
  } finally {
    await wanted.close();
  }
}

function driftOf(wanted: SchemaShape, found: SchemaShape): Finding[] {
  const { missing, changed, extra } = compareShapes(wanted, found);
  const findings: Finding[] = [];
  if (missing.length > 0) {
    findings.push({ is: 'stop', text: `Missing, though its migration has run: ${listed(missing)}.` });
  }
  if (changed.length > 0) {
    findings.push({ is: 'stop', text: `Not as its migration made it: ${listed(changed)}.` });
  }
  if (extra.length > 0) findings.push({ is: 'look', text: `Made by nobody of ours: ${listed(extra)}.` });
  return findings.length > 0 ? findings : [{ is: 'ok', text: 'The schema is as its migrations made it.' }];
}

/** The version that runs goes on answering while and after a migration that takes nothing away from it. */
export function changesOf(pending: readonly string[], before: SchemaShape, after: SchemaShape): Finding[] {
  if (pending.length === 0) return [{ is: 'ok', text: 'No migration will run.' }];
  const { missing, changed, extra } = compareShapes(before, after);
  const isColumn = (name: string) => name.startsWith('column ');
  const tables = new Set([...before.keys()].filter(isColumn).map(tableOf));
  const taken = [...missing, ...changed].filter(isColumn);
  // A row of the version before does not say what it does not know of.
  const demanded = extra.filter(
    (name) => isColumn(name) && tables.has(tableOf(name)) && after.get(name)?.endsWith(' not null'),
  );
  const named = [...taken, ...demanded];
  return [
    { is: 'ok', text: `${pending.length} to run: ${pending.join(', ')}.` },
    named.length === 0
      ? { is: 'ok', text: 'They only add: the version that runs now goes on answering meanwhile.' }
      : {
          is: 'look',
          text: `The version that runs now may fail once they have run (${listed(named)}): replace all its processes at once.`,
        },
  ];
}

const tableOf = (name: string) => name.slice('column '.length).split('.')[0];

async function room({ db, kind, dataDir }: Checking): Promise<Finding[]> {
  const { rows } = await sql<{
    bytes: string;
  }>`select pg_database_size(current_database())::text as bytes`.execute(db);
  const needed = Number(rows[0]?.bytes ?? 0) * ROOM;
  if (kind === 'postgres') {
    const text = `The database takes ${inMegabytes(needed / ROOM)}; its server's disk should have ${inMegabytes(needed)} free, which cannot be seen from here.`;
    return [{ is: 'ok', text }];
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${inMegabytes(free)} are free in ${dataDir}, ${inMegabytes(needed)} are enough.`;
  return [{ is: free < needed ? 'stop' : 'ok', text }];
}

async function lastBackup({ db, now }: Checking): Promise<Finding> {
  const row = await db
    .selectFrom('installation')
    .select(sql<Date>`(value->>'made')::timestamptz`.as('made'))
    .where('key', '=', LAST_BACKUP)
    .executeTakeFirst();
  if (row === undefined) return { is: 'stop', text: 'There is no backup: write one first.' };
  // Made by this command's own clock or the database's: one that is just written may lie ahead.
  const hours = Math.max(0, Math.floor((now.getTime() - row.made.getTime()) / HOUR_MS));
  const text = `The last backup is ${hours} hours old.`;
  return hours >= BACKUP_HOURS ? { is: 'stop', text: `${text} Write one first.` } : { is: 'ok', text };
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED).join(', ');
  return names.length > MAX_NAMED ? `${shown} and ${names.length - MAX_NAMED} more` : shown;
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / MEGABYTE)} MB`;
}

/** What migrations make, one line a thing, by what it is called: `column post.title`, say. */
type SchemaShape = ReadonlyMap<string, string>;

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

type ShapeDifference = {
  /** In the first, not in the second. */
  missing: string[];
  /** In both, and not the same. */
  changed: string[];
  /** In the second alone. */
  extra: string[];
};

function compareShapes(wanted: SchemaShape, found: SchemaShape): ShapeDifference {
  const names = [...wanted.keys()];
  return {
    missing: names.filter((name) => !found.has(name)),
    changed: names.filter((name) => found.has(name) && found.get(name) !== wanted.get(name)),
    extra: [...found.keys()].filter((name) => !wanted.has(name)),
  };
}
