import { type Kysely, sql } from 'kysely';

/** What one needs for an e-service, how long it takes, what it costs and how one signs in. Source: ADR 0058. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table link
    add column needs jsonb not null default '[]',
    add column processing_time text not null default '',
    add column cost text not null default '',
    add column sign_in text`.execute(db);
}
