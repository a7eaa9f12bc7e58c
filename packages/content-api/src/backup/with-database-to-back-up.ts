import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database, OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { noteBackup } from '../maintenance/last-backup.ts';
import { BackupError } from './backup-error.ts';
import { withSnapshot } from './snapshots.ts';

/** Any number that nobody else on the server takes for a lock of theirs. */
const ADVISORY_LOCK = 7_202_611;

type Work<Result> = (db: Database, note: (made: string) => Promise<void>) => Promise<Result>;

/**
 * Opens what is to be backed up, with the migrations that it has: the database on its server, the one in its folder, or
 * a copy of that where a service holds the folder. On a server one at a time; the others wait.
 * @param work is given the database, and what to call when the backup has been written
 * @throws BackupError when the folder is held by a service that makes no copies; StartError when nothing can be opened
 */
export async function withDatabaseToBackUp<Result>(config: Config, work: Work<Result>): Promise<Result> {
  if (config.database.kind === 'postgres') {
    return await on(await openDatabase(config.database), (db) =>
      db.connection().execute(async (connection) => {
        await sql`set statement_timeout = 0`.execute(connection);
        await sql`select pg_advisory_lock(${ADVISORY_LOCK})`.execute(connection);
        try {
          return await worked(db, work);
        } finally {
          await sql`select pg_advisory_unlock(${ADVISORY_LOCK})`.execute(connection);
        }
      }),
    );
  }
  const { dataDir } = config.database;
  const copied = await onSnapshot(dataDir, work);
  if (copied !== null) return copied.result;
  return await on(await openDatabase(config.database), (db) => worked(db, work));
}

/** The same for looking only: nobody waits for anybody, and nothing is written. */
export async function withDatabaseAsItIs<Result>(
  { database }: Config,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const copied = database.kind === 'pglite' ? await onSnapshot(database.dataDir, work) : null;
  return copied !== null ? copied.result : await on(await openDatabase(database), work);
}

async function onSnapshot<Result>(dataDir: string, work: Work<Result>): Promise<{ result: Result } | null> {
  return await withSnapshot(dataDir, async (copyDir, note) =>
    on(await openDatabase({ kind: 'pglite', dataDir: copyDir }), (db) => work(db, note)),
  );
}

async function on<Result>(database: OpenDatabase, work: (db: Database) => Promise<Result>): Promise<Result> {
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function worked<Result>(db: Database, work: Work<Result>): Promise<Result> {
  const { rows } = await sql<{ is_there: boolean }>`select to_regclass('installation') is not null
    as is_there`.execute(db);
  if (rows[0]?.is_there !== true) throw new BackupError('There is no service in this database yet.');
  return await work(db, (made) => noteBackup(db, made));
}
