import { type Kysely, sql } from 'kysely';

/** The logo and the colour that the service has chosen, in one row. Source: ADR 0087 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table site_look (
    id integer primary key check (id = 1),
    logo_media_id integer references media on delete set null,
    colour text
  )`,
  `insert into site_look (id) values (1)`,
];
