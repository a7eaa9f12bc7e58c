import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { DatabaseConfig } from '../config/config.ts';
import type { Database, OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { migrations } from './migrations.ts';

/**
 * The configured database, up to date.
 * @throws StartError when it cannot be opened
 */
export async function openMigratedDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  const database = await openDatabase(config);
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Brings the database up to date. Several processes may call this at once on PostgreSQL: an advisory lock lets one
 * through at a time.
 * @returns the migrations that were made now
 * @throws what the database said about the migration that failed; those before it stay
 */
export async function migrate(db: Database): Promise<string[]> {
  if (await isUpToDate(db)) return [];
  return await db.connection().execute(async (connection) => {
    // A migration of a large table may take longer than a query of a visitor ever should.
    await sql`set statement_timeout = 0`.execute(connection);
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: async () => ({ ...migrations }) },
    });
    try {
      const { error, results = [] } = await migrator.migrateToLatest();
      if (error !== undefined) throw error;
      return results.map((result) => result.migrationName);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** Asked first, because the migrator looks at the whole catalogue before it finds nothing to do. */
async function isUpToDate(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean }>`
    select to_regclass('kysely_migration') is not null as is_known`.execute(db);
  if (rows[0]?.is_known !== true) return false;
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return done.rows.map((row) => row.name).join() === Object.keys(migrations).sort().join();
}
