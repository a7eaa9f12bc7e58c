import { sharedIdsIn } from '@brandpost/cms-blocks';
import { type ContentNode, emptyPostFields, type PostFields, postFieldsOfKind } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { swedishSortKey } from '../../db/swedish-sort-key.ts';
import { searchableTextOfPost } from '../../search-index/searchable-text.ts';
import { writeSearchEntry } from '../../search-index/write-search-entry.ts';
import { resolveContent, resolveRows } from '../../shared-content/resolve-content.ts';
import { isInShared, type PostThatUsesMedia, writeMediaUse } from './media-use.ts';
import { type PostThatLinks, writePostLinks } from './post-links.ts';
import { columnValues, RELATIONS } from './post-row.ts';

/** A whole post, checked by anyone who asks for it to be written: a field that is left out is empty. Dates are ISO texts. */
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
  const sharedIds = await writeSharedBlockUse(trx, id, fields.content);
  const shown = { ...fields, content: await resolveContent(trx, fields.content) };
  await writeConsequences(trx, id, shown, mayUseMedia, sharedIds);
  return id;
}

/** What follows from all that a post says. */
type PostText = PostThatUsesMedia & PostThatLinks & Parameters<typeof searchableTextOfPost>[0];

/** Files of shared blocks have been judged when those were saved, and are shown wherever the blocks are. */
async function writeConsequences(
  trx: Database,
  id: number,
  post: PostText,
  mayUseMedia: RawBuilder<boolean> = sql`true`,
  sharedIds: readonly number[] = [],
): Promise<void> {
  await writeMediaUse(trx, id, post, sql`(${mayUseMedia} or ${isInShared(sharedIds)})`);
  await writePostLinks(trx, id, post);
  await writeSearchEntry(trx, { postId: id }, searchableTextOfPost(post));
}

/**
 * Writes what follows from the text of posts, after a change of a shared block that they hold: their files, links and
 * search entries, the version of their rows and the day of their change. Locks them in the order of their numbers.
 */
export async function renewPosts(
  trx: Database,
  ids: readonly number[],
  { sharedId, now }: { sharedId: number; now: Date },
): Promise<void> {
  const mayUse = isInShared([sharedId]);
  for (let at = 0; at < ids.length; at += POSTS_AT_ONCE) {
    const { rows } = await sql<
      PostText & { id: number }
    >`select post.id, type, title, excerpt, content, alert, vacancy, language,
        blurb as blurbs, info, media_id as "mediaId"
      from post where id = any(${ids.slice(at, at + POSTS_AT_ONCE)}::integer[]) order by id`.execute(trx);
    for (const { id, ...post } of await resolveRows(trx, rows))
      await writeConsequences(trx, id, post, mayUse);
  }
  await sql`update post set updated_date = ${now} where id = any(${[...ids]}::integer[])`.execute(trx);
}

const POSTS_AT_ONCE = 200;

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

/**
 * Notes which shared blocks a post shows, and keeps them as they are until the transaction is over: what follows from
 * their text is written after this. Belongs in the transaction that writes the post.
 */
async function writeSharedBlockUse(
  trx: Database,
  postId: number,
  content: readonly ContentNode[],
): Promise<number[]> {
  const ids = sharedIdsIn(content);
  await sql`delete from post_shared_block where post_id = ${postId}
    and shared_block_id <> all(${ids}::integer[])`.execute(trx);
  if (ids.length === 0) return ids;
  await sql`select 1 from shared_block where id = any(${ids}::integer[]) order by id for share`.execute(trx);
  await sql`insert into post_shared_block (post_id, shared_block_id)
    select ${postId}::integer, id from shared_block where id = any(${ids}::integer[])
    on conflict do nothing`.execute(trx);
  return ids;
}
