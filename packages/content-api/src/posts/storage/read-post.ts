import type { PostFields } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ApiViewer } from '../../access/api-viewer.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { requireChangeable } from '../rights/post-rights.ts';
import { visibleTo } from '../rights/visible-to.ts';
import { fieldsOfRow, type PostRow, postColumns } from './post-row.ts';

/** A post as it was saved under a number. */
export type StoredPost = { id: number; version: number; fields: PostFields };

/**
 * A post as it lies in the database, no matter who asks. Whether the caller may see it has to be asked beside this.
 * @param locking what the row is locked for, if for anything
 * @returns null when there is none
 */
export async function readPost(
  trx: Database,
  id: number,
  locking: RawBuilder<unknown> = sql``,
): Promise<StoredPost | null> {
  const { rows } = await sql<PostRow & { version: number }>`select post.version, ${postColumns()}
    from post where post.id = ${id} ${locking}`.execute(trx);
  const [row] = rows;
  return row === undefined ? null : { id, version: row.version, fields: fieldsOfRow(row) };
}

/**
 * A post for changing it: nobody else can change it until the transaction is over. Whether the caller may see it, let
 * alone change it, has to be asked beside this.
 * @returns null when there is none
 */
export async function lockPost(trx: Database, id: number): Promise<StoredPost | null> {
  return await readPost(trx, id, sql`for update of post`);
}

/**
 * A post for changing it, by somebody who may see it. Whether they may change it is asked when they do.
 * @throws notFound for a post that is not there or that the viewer may not see, without telling which
 */
export async function lockVisiblePost(
  trx: Database,
  viewer: ApiViewer,
  id: number,
  now: Date,
): Promise<StoredPost> {
  // Locked first: who may see it is asked of the state that is going to be changed.
  const stored = await lockPost(trx, id);
  const { rows } = await sql`select 1 from post where post.id = ${id} and ${visibleTo(viewer, now)}`.execute(
    trx,
  );
  if (stored === null || rows.length === 0) throw notFound();
  return stored;
}

/**
 * A post whose history somebody may see: those who may change it.
 * @throws notFound, notAllowed
 */
export async function openHistory(
  trx: Database,
  viewer: ApiViewer,
  id: number,
  now: Date,
): Promise<StoredPost> {
  const stored = await lockVisiblePost(trx, viewer, id, now);
  await requireChangeable(trx, viewer, id, now);
  return stored;
}
