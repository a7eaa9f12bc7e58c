import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { extract, type Header } from 'tar-stream';
import { THE_SYSTEM } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { noteLeftovers, takeOffLeftovers } from '../media-files/leftovers.ts';
import type { MediaStore } from '../media-files/media-store.ts';
import { isUntouched } from '../seed/is-untouched.ts';
import { BackupError } from './backup-error.ts';
import { type BackupKeys, NO_KEYS, openBackupFile } from './backup-file.ts';
import type { BackupSummary, OnProgress } from './backup-summary.ts';
import { dropSchema, isOlderOrSame, KNOWN_MIGRATIONS, runMigrations } from './rebuild-schema.ts';
import { type BackedUpTable, readTables } from './tables.ts';
import { verifyBackup } from './verify-backup.ts';

export type Restoring = {
  db: Database;
  store: MediaStore;
  file: string;
  keys?: BackupKeys;
  /** Throws away what the service holds. */
  replace: boolean;
  /** Where files lie on their way to the store. */
  workDir: string;
  now?: Date;
  onProgress?: OnProgress;
};

/**
 * Puts a backup into a service: all of it or nothing. It is verified before anything is touched. Files come first,
 * noted as leftovers until the rows that name them are there; the rows are one transaction, in which those of an older
 * version are brought up to date by the migrations that it lacks. Sign-ins do not rise again.
 * @throws BackupError for a backup that is damaged or of a newer version, and for a service that is not empty
 */
export async function restoreBackup(restoring: Restoring): Promise<BackupSummary> {
  const { db, file, keys = NO_KEYS, replace, now = new Date(), onProgress = () => {} } = restoring;
  const verdict = await verifyBackup(file, keys);
  if (!verdict.isWhole) throw new BackupError(verdict.problem);
  const { summary } = verdict;
  if (!isOlderOrSame(summary.migrations)) {
    const made = [summary.version ?? 'a version that it does not name', summary.commit]
      .filter(Boolean)
      .join(', ');
    throw new BackupError(
      `The backup was made by a newer version (${made}; ${summary.migrations.at(-1)}); restore it with that one.`,
    );
  }
  if (!replace && !(await isUntouched(db))) {
    throw new BackupError(
      'The service has been written in already; restore with --replace to throw that away.',
    );
  }
  const names = await putFiles(restoring);
  let done = 0;
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local timezone = 'UTC'`.execute(trx);
    const old = await storedNames(trx);
    // The tables as the backup knows them, empty; they are brought up to date when the rows are there.
    await dropSchema(trx);
    await runMigrations(trx, summary.migrations);
    const tables = await readTables(trx);
    await setTriggers(trx, tables, 'disable');
    await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(trx);
    const byName = new Map(tables.map((table) => [table.name, table]));
    const total = Object.values(summary.rows).reduce((sum, count) => sum + count, 0);
    await eachEntry(file, keys, async (entry) => {
      const [, tableName] = /^tables\/([^/]+)\//.exec(entry.header.name) ?? [];
      const table = tableName === undefined ? undefined : byName.get(tableName);
      if (table === undefined) return;
      const rows = JSON.parse(await textOf(entry)) as object[];
      await insertRows(trx, table, rows);
      done += rows.length;
      onProgress(done, total);
    });
    await continueNumbers(trx, tables);
    await setTriggers(trx, tables, 'enable');
    await runMigrations(trx, KNOWN_MIGRATIONS.slice(summary.migrations.length));
    await sql`update token set revoked = ${now} where revoked is null and user_id is not null`.execute(trx);
    await sql`delete from sign_in_failure`.execute(trx);
    if (names.length > 0) await takeOffLeftovers(trx, names);
    await noteLeftovers(
      trx,
      old.filter((name) => !names.includes(name)),
      now,
    );
    const after = { made: summary.made, rows: summary.rows, files: summary.files };
    const change = { action: 'installation.restore', entity: 'installation', entityId: null, after } as const;
    await recordChange(trx, THE_SYSTEM, { ...change, isPublic: true }, now);
  });
  return summary;
}

async function putFiles(restoring: Restoring): Promise<string[]> {
  const { db, store, file, keys = NO_KEYS, workDir, now = new Date() } = restoring;
  const names: string[] = [];
  await mkdir(workDir, { recursive: true, mode: 0o700 });
  try {
    await eachEntry(file, keys, async (entry) => {
      if (!entry.header.name.startsWith('media/')) return;
      const name = basename(entry.header.name);
      names.push(name);
      if ((await store.sizeOf(name)) === entry.header.size) return;
      await noteLeftovers(db, [name], now);
      const path = join(workDir, name);
      await pipeline(entry, createWriteStream(path, { mode: 0o600 }));
      await store.put(name, path, { fileType: fileTypeOf(name) });
    });
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
  return names;
}

const FILE_TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['avif', 'image/avif'],
  ['pdf', 'application/pdf'],
]);

/** For stores that keep a type beside a file; what is sent is said by the record. */
function fileTypeOf(name: string): string {
  return FILE_TYPES.get(name.split('.').at(-1) ?? '') ?? 'application/octet-stream';
}

/** A part of a backup while it is read. */
type Entry = Readable & { header: Header };

/** Every part of a backup in its order; a part that the work does not read is passed over. */
async function eachEntry(
  file: string,
  keys: BackupKeys,
  work: (entry: Entry) => Promise<void>,
): Promise<void> {
  const parts = extract();
  const content = await (await openBackupFile(file, keys)).read();
  content.on('error', (error) => parts.destroy(error));
  content.pipe(parts);
  for await (const entry of parts) {
    await work(entry as unknown as Entry);
    entry.resume();
  }
}

async function textOf(entry: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Each value comes back from its text by its column's own type: to the last microsecond and byte. */
async function insertRows(
  trx: Database,
  { name, columns }: BackedUpTable,
  rows: readonly object[],
): Promise<void> {
  const targets = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(
    columns.map((column) => sql`given.${sql.ref(column.name)}::${sql.raw(column.type)}`),
  );
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)} text`));
  await sql`insert into ${sql.table(name)} (${targets}) overriding system value
    select ${values} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${texts})`.execute(
    trx,
  );
}

async function setTriggers(
  trx: Database,
  tables: readonly BackedUpTable[],
  state: 'disable' | 'enable',
): Promise<void> {
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(trx);
  }
}

/** New rows go on from the largest number that there is. */
async function continueNumbers(trx: Database, tables: readonly BackedUpTable[]): Promise<void> {
  for (const { name, columns } of tables) {
    if (!columns.some((column) => column.name === 'id' && column.type === 'integer')) continue;
    await sql`select setval(sequence, coalesce((select max(id) from ${sql.table(name)}), 1),
        exists (select 1 from ${sql.table(name)}))
      from pg_get_serial_sequence(${name}, 'id') as sequence where sequence is not null`.execute(trx);
  }
}

async function storedNames(trx: Database): Promise<string[]> {
  const { rows } = await sql<{ stored_name: string }>`select stored_name from media_file
    union select stored_name from media_version`.execute(trx);
  return rows.map((row) => row.stored_name);
}
