import { type Kysely, sql } from 'kysely';

/**
 * What searches and lists need to stay quick with many posts, and the texts that nothing was found by. Source: decision
 * 0017.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Rows that are looked through by the thousand stay narrow; long texts lie beside them.
  `alter table search_entry set (toast_tuple_target = 128)`,
  `alter table post set (toast_tuple_target = 128)`,
  // PGlite has nobody who would sort in what is merely put down.
  `alter index search_entry_terms set (fastupdate = off)`,
  `alter index search_word_folded set (fastupdate = off)`,
  `select gin_clean_pending_list('search_entry_terms'), gin_clean_pending_list('search_word_folded')`,
  // Which entry holds which word stands in search_entry.terms already.
  `drop table search_entry_word`,
  `drop index post_type_date`,
  `create index post_type_published on post (type, published_date desc nulls last, id)`,
  `create index post_published on post (published_date desc nulls last, id)`,
  `create index post_order on post (sort_order, id)`,
  `create table search_miss (
    day date not null,
    text text not null,
    count integer not null,
    primary key (day, text)
  )`,
];
