import { emptyPostFields, type PostFields, postFieldsOfKind } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { swedishSortKey } from '../../db/swedish-sort-key.ts';
import { searchableTextOfPost } from '../../search-index/searchable-text.ts';
import { writeSearchEntry } from '../../search-index/write-search-entry.ts';
import { writeMediaUse } from './media-use.ts';
import { writePostLinks } from './post-links.ts';
import { columnValues, RELATIONS } from './post-row.ts';

/** A whole post, checked by whoever asks for it to be written: a field that is left out is empty. Dates are ISO texts. */
export type PostToWrite = Partial<PostFields> &
  Pick<PostFields, 'type' | 'title' | 'slug' | 'status'> & {
    /** Left out for a new post, unless it has to have a certain number. */
    id?: number;
    updatedDate: string;
    /** Number of the saved version; left out it stays, and a new post begins with 1. */
    version?: number;
  };

/**
 * Writes a post with its relations and makes it findable: the one way in which posts come into the database. Belongs in a
 * transaction.
 * @param mayUseMedia the condition on `media` under which the writer may show a file; left out, all may be shown
 * @returns the post's id
 */
export async function writePost(
  trx: Database,
  post: PostToWrite,
  mayUseMedia?: RawBuilder<boolean>,
): Promise<number> {
  const fields = { ...emptyPostFields(), ...post };
  const row = {
    ...columnValues(fields),
    title_key: swedishSortKey(post.title),
    updated_date: post.updatedDate,
    ...(post.version === undefined ? {} : { version: post.version }),
  };
  const { id } = await trx
    .insertInto('post')
    .values(post.id === undefined ? row : { ...row, id: post.id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const name of postFieldsOfKind('references')) {
    await writeRelations(trx, RELATIONS[name], id, fields[name]);
  }
  await writeMediaUse(trx, id, fields, mayUseMedia);
  await writePostLinks(trx, id, fields);
  await writeSearchEntry(trx, { postId: id }, searchableTextOfPost(fields));
  return id;
}

async function writeRelations(
  trx: Database,
  { table, column }: { table: string; column: string },
  postId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where post_id = ${postId}`.execute(trx);
  if (ids.length === 0) return;
  await sql`insert into ${sql.table(table)} (post_id, ${sql.ref(column)})
    select distinct ${postId}::integer, id from unnest(${[...ids]}::integer[]) as id`.execute(trx);
}
