import { sharedIdsIn } from '@brandpost/cms-blocks';
import type { PostFields } from '@brandpost/domain';
import type { PostBody, WorkingCopy, WorkingCopyState } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import { recordChange } from '../../changes/record-change.ts';
import type { Database } from '../../db/database.ts';
import { stale, unprocessable } from '../../errors.ts';
import { resolveContent } from '../../shared-content/resolve-content.ts';
import { wirePost } from '../reading/wire-post.ts';
import { mediaVisibleTo } from '../rights/visible-media.ts';
import { endReview } from '../storage/end-review.ts';
import { isInShared, writeWorkingCopyMedia } from '../storage/media-use.ts';
import { pictureOf } from '../storage/picture-of.ts';
import { isSameFields, keptFields } from '../storage/post-version.ts';
import type { StoredPost } from '../storage/read-post.ts';
import { checkPost } from '../writing/check-post.ts';
import { fieldsFromBody } from '../writing/fields-from-body.ts';
import type { Saving } from '../writing/save-post.ts';

/** So many states are kept of a post's working copies, the present one among them. */
export const MAX_STATES = 20;

/** The columns of a WorkingCopyState, from post_working_copy_version as `kept` joined with app_user. */
export const STATE_COLUMNS = sql`kept.number, kept.base, kept.saved_date as "savedDate",
  kept.author_id as "authorId", coalesce(app_user.display_name, '') as "authorName",
  kept.masked_by as "maskedById"`;

/** A state of a working copy as it lies in the database. */
export type StoredCopy = WorkingCopyState & { postId: number } & Kept;

/** What is kept of one: the post, and the sibling that it is to go before. */
type Kept = { fields: PostFields; beforeId: number | null };

/** How the audit log calls what happens to a working copy. */
type CopyAction =
  | 'post.save-working-copy'
  | 'post.discard-working-copy'
  | 'post.apply-working-copy'
  | 'post.apply-scheduled-copy';

/** Who writes, and when. What is only being written lets no alert out. */
type Writer = Pick<Saving, 'viewer' | 'by' | 'now'>;

/** The state that a write is made on: its number, or whatever there is. */
type Meant = number | '*';

type Row = Omit<StoredCopy, 'savedDate' | keyof Kept> & {
  savedDate: Date;
  fields: PostFields & { beforeId?: number | null };
};

/**
 * What is being written of a post, or a state that it once had.
 * @returns null when there is none
 */
export async function readWorkingCopy(
  trx: Database,
  postId: number,
  number: number | 'present' = 'present',
): Promise<StoredCopy | null> {
  const wanted =
    number === 'present'
      ? sql`(select number from post_working_copy where post_id = ${postId})`
      : sql`${number}::integer`;
  const { rows } = await sql<Row>`select kept.post_id as "postId", ${STATE_COLUMNS}, kept.fields
    from post_working_copy_version kept left join app_user on app_user.id = kept.author_id
    where kept.post_id = ${postId} and kept.number = ${wanted}`.execute(trx);
  const [row] = rows;
  if (row === undefined) return null;
  const { beforeId = null, ...fields } = row.fields;
  return { ...row, fields: keptFields(fields), beforeId, savedDate: row.savedDate.toISOString() };
}

/** A working copy as it travels, with the record of its picture. */
export async function wireWorkingCopy(trx: Database, copy: StoredCopy): Promise<WorkingCopy> {
  const { postId, fields, beforeId, ...state } = copy;
  const post = await wirePost(trx, { id: postId, version: copy.base, fields });
  return {
    post: { ...post, media: await pictureOf(trx, fields.mediaId) },
    orderPostBeforeId: beforeId,
    ...state,
  };
}

/**
 * Saves what is being written of a post: judged as a draft is, with a number of its own. What a body does not name
 * stays; what is there already is no save.
 * @param meant the number that it was made on; null where there is to be no copy yet
 * @param base version of the post that it was made on, where that has changed
 * @throws stale with both states, unprocessable
 */
export async function saveWorkingCopy(
  trx: Database,
  stored: StoredPost,
  { body, meant, base }: { body: PostBody; meant: Meant | null; base: number | undefined },
  { viewer, by, now }: Writer,
): Promise<WorkingCopy> {
  const before = await readWorkingCopy(trx, stored.id);
  await requireCurrentCopy(trx, stored.id, before, meant);
  if (base !== undefined && base > stored.version) {
    throw unprocessable([{ field: 'base', message: 'Versionen finns inte' }]);
  }
  const from = before?.fields ?? stored.fields;
  const wanted = { ...from, ...fieldsFromBody(body), order: body.order ?? from.order };
  const judged = await checkPost(
    trx,
    stored.id,
    { ...wanted, status: 'draft' },
    { viewer, now, before: from },
  );
  const fields = { ...judged, status: wanted.status };
  const beforeId = body.orderPostBeforeId === undefined ? (before?.beforeId ?? null) : body.orderPostBeforeId;
  const next = { base: base ?? before?.base ?? stored.version, fields, beforeId };
  if (before !== null && isSameCopy(next, before)) return await wireWorkingCopy(trx, before);
  const number = await keepState(trx, stored.id, next, { viewer, by, now });
  const shown = { ...fields, content: await resolveContent(trx, fields.content) };
  const isShown = sql<boolean>`(${mediaVisibleTo(viewer, now)} or ${isInShared(sharedIdsIn(fields.content))})`;
  await writeWorkingCopyMedia(trx, stored.id, shown, isShown);
  await record(trx, 'post.save-working-copy', stored.id, { number, base: next.base }, { by, now });
  const saved = await readWorkingCopy(trx, stored.id);
  if (saved === null) throw new Error('A working copy was saved and is not there.');
  return await wireWorkingCopy(trx, saved);
}

function isSameCopy(one: Kept & { base: number }, other: Kept & { base: number }): boolean {
  return one.base === other.base && one.beforeId === other.beforeId && isSameFields(one.fields, other.fields);
}

async function keepState(
  trx: Database,
  postId: number,
  { base, fields, beforeId }: Kept & { base: number },
  { by, now }: Writer,
): Promise<number> {
  // Numbers go on after a copy that was thrown away: one that is stale stays so.
  const { rows } = await sql<{ number: number }>`
    insert into post_working_copy_version (post_id, number, base, saved_date, author_id, masked_by, fields)
    select ${postId}, coalesce(max(number), 0) + 1, ${base}::integer, ${now}::timestamptz, ${by.userId}::integer,
      ${by.maskedBy}::integer, ${JSON.stringify({ ...fields, beforeId })}::jsonb
    from post_working_copy_version where post_id = ${postId} returning number`.execute(trx);
  const number = rows[0]?.number ?? 1;
  await trx
    .insertInto('post_working_copy')
    .values({ post_id: postId, number })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet({ number }))
    .execute();
  await trx
    .deleteFrom('post_working_copy_version')
    .where('post_id', '=', postId)
    .where('number', '<=', number - MAX_STATES)
    .execute();
  return number;
}

/**
 * Is done with a working copy: its text has been published, or is not wanted.
 * @throws stale when there is another by now, or none
 */
export async function removeWorkingCopy(
  trx: Database,
  postId: number,
  { meant, action }: { meant: Meant; action: CopyAction | null },
  { by, now }: Writer,
): Promise<void> {
  const present = await readWorkingCopy(trx, postId);
  await requireCurrentCopy(trx, postId, present, meant);
  if (present === null) return;
  await trx.deleteFrom('post_working_copy').where('post_id', '=', postId).execute();
  await endReview(trx, postId);
  if (action === null) return;
  await record(trx, action, postId, { number: present.number, base: present.base }, { by, now });
}

/** @throws stale with the state that was meant, as long as it is kept, and the present one */
async function requireCurrentCopy(
  trx: Database,
  postId: number,
  present: StoredCopy | null,
  meant: Meant | null,
): Promise<void> {
  if (meant === '*' || meant === (present?.number ?? null)) return;
  const base = meant === null ? null : await readWorkingCopy(trx, postId, meant);
  throw stale([], {
    details: {
      yours: base === null ? null : await wireWorkingCopy(trx, base),
      current: present === null ? null : await wireWorkingCopy(trx, present),
    },
  });
}

async function record(
  trx: Database,
  action: CopyAction,
  postId: number,
  after: { number: number; base: number },
  { by, now }: Pick<Writer, 'by' | 'now'>,
): Promise<void> {
  await recordChange(trx, by, { action, entity: 'post', entityId: postId, after }, now);
}
