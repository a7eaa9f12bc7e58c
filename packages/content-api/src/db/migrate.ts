import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';

/**
 * Brings the database up to date. Several processes may call this at once on PostgreSQL: an advisory lock lets one
 * through at a time.
 * @throws what the database said about the migration that failed; those before it stay
 */
export async function migrate(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    // A migration of a large table may take longer than a query of a visitor ever should.
    await sql`set statement_timeout = 0`.execute(connection);
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: async () => ({ ...migrations }) },
    });
    try {
      const { error } = await migrator.migrateToLatest();
      if (error !== undefined) throw error;
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
