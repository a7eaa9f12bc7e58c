import { type Kysely, sql } from 'kysely';

/** Files that somebody has put in the trash, and since when they lie there. Source: ADR 0075 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table media add column trashed_date timestamptz').execute(db);
  await sql
    .raw('create index media_trashed on media (trashed_date) where trashed_date is not null')
    .execute(db);
}
