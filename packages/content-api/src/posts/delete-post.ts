import { sql } from 'kysely';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { inUse, notAllowed } from '../errors.ts';
import { mayDelete } from './post-rights.ts';
import type { StoredPost } from './read-post.ts';
import { type Saving, saveFields } from './save-post.ts';

/**
 * Puts a post in the trash, from where it can be restored; one that lies there already is deleted for good. What it
 * was stays in the audit log. Source: SWEDEN P-01.
 * @throws notAllowed; inUse for a page that others lie under
 */
export async function deletePost(trx: Database, stored: StoredPost, saving: Saving): Promise<void> {
  const { id, fields } = stored;
  if (!mayDelete(saving.viewer, fields)) throw notAllowed();
  await refuseWithPagesBelow(trx, id);
  if (fields.status !== 'trash') {
    await saveFields(trx, stored, { ...fields, status: 'trash' }, saving);
    return;
  }
  await trx.deleteFrom('post').where('id', '=', id).execute();
  await recordChange(
    trx,
    saving.by,
    { action: 'post.delete', entity: 'post', entityId: id, before: fields },
    saving.now,
  );
}

async function refuseWithPagesBelow(trx: Database, id: number): Promise<void> {
  const { rows } = await sql<{ id: number; title: string }>`select id, title from post
    where parent_id = ${id} and type in ('page', 'page-related') and status <> 'trash'
    order by sort_order nulls last, id limit 20`.execute(trx);
  if (rows.length === 0) return;
  const usedBy = rows.map((row) => ({ entity: 'post', id: row.id, name: row.title }));
  throw inUse([{ field: 'id', message: 'Det ligger sidor under den här. Flytta dem först.' }], {
    details: { usedBy },
  });
}
