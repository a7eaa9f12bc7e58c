import { type RawBuilder, sql } from 'kysely';
import type { UserRights } from '../access/viewer-of-user.ts';
import type { Database } from '../db/database.ts';
import { notAllowed, notFound } from '../errors.ts';
import { changeableBy } from '../posts/rights/post-rights.ts';
import { visibleTo } from '../posts/rights/visible-to.ts';

/** Somebody as far as it decides what they may read. */
export type CommentReader = UserRights & { userId: number | null };

/**
 * The condition on `post` under which somebody reads and writes its comments: that they see the post and may change it.
 * Lists, notices, whom one may mention and every write go through this one place.
 */
export function mayDiscuss(reader: CommentReader, now: Date): RawBuilder<boolean> {
  return sql`(${visibleTo(reader, now)} and ${changeableBy(reader)})`;
}

/**
 * Lets those through who may read and write the comments of a post.
 * @param locking what the row of the post is locked for, if for anything
 * @throws notFound for a post that is not there or that they do not see; notAllowed for one that they only see
 */
export async function requireDiscussing(
  db: Database,
  reader: CommentReader,
  postId: number,
  now: Date,
  locking: RawBuilder<unknown> = sql``,
): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`select ${mayDiscuss(reader, now)} as may from post
    where post.id = ${postId} and ${visibleTo(reader, now)} ${locking}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  if (!row.may) throw notAllowed();
}
