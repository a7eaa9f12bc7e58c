import { isDeepStrictEqual } from 'node:util';
import { dissolveShared } from '@brandpost/cms-blocks';
import type { AuditAction } from '@brandpost/domain';
import type { SharedBlock, SharedBlockBody } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Actor } from '../changes/actor.ts';
import { hintStaff } from '../changes/hint-staff.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { databaseAway, inUse, notFound, stale } from '../errors.ts';
import { isPublic } from '../posts/rights/is-public.ts';
import { mediaVisibleTo } from '../posts/rights/visible-media.ts';
import { writeSharedBlockMedia } from '../posts/storage/media-use.ts';
import { changedFields, keepVersion } from '../posts/storage/post-version.ts';
import { lockPost } from '../posts/storage/read-post.ts';
import { renewPosts, writePost } from '../posts/storage/write-post.ts';
import { versionMeant } from '../posts/writing/require-current.ts';
import { MAX_USED_BY } from '../validity/used-by.ts';
import { checkSharedBlock, type JudgedSharedBlock } from './check-shared-block.ts';
import {
  findUses,
  holdersOf,
  isShownToVisitors,
  lockSharedBlock,
  readSharedBlock,
  readVersion,
  type StoredSharedBlock,
} from './queries.ts';

/** Who changes one, and when. */
type Change = { viewer: ApiViewer; by: Actor; now: Date };

/** @throws unprocessable */
export async function createSharedBlock(
  trx: Database,
  body: SharedBlockBody,
  change: Change,
): Promise<SharedBlock> {
  const judged = await checkSharedBlock(trx, null, body, change);
  const { id } = await trx
    .insertInto('shared_block')
    .values({ ...judged, content: JSON.stringify(judged.content) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keep(trx, { id, number: 1, restoredFrom: null }, judged, change);
  await record(trx, 'shared-block.create', id, { after: said(judged) }, { ...change, isPublic: false });
  return await readSharedBlock(trx, id);
}

/**
 * Changes one on all posts that hold it: what follows from their text is written in the same transaction. Saving what is
 * there already is no save.
 * @param ifMatch the header, where the caller knows versions
 * @throws notFound, stale, unprocessable
 */
export async function updateSharedBlock(
  db: Database,
  id: number,
  body: SharedBlockBody,
  change: Change & { ifMatch: string | undefined },
): Promise<SharedBlock> {
  return await withHolders(db, id, async (trx, stored, holders) => {
    await requireCurrent(trx, stored, change.ifMatch);
    await save(trx, stored, holders, { body, restoredFrom: null }, change);
    return await readSharedBlock(trx, id);
  });
}

/** Saves an old version anew. @throws notFound, stale, unprocessable */
export async function restoreSharedBlock(
  db: Database,
  { id, number }: { id: number; number: number },
  change: Change & { ifMatch: string | undefined },
): Promise<SharedBlock> {
  return await withHolders(db, id, async (trx, stored, holders) => {
    await requireCurrent(trx, stored, change.ifMatch);
    const old = await readVersion(trx, id, number);
    if (old === null) throw notFound();
    const body = { name: stored.name, content: old.content };
    await save(trx, stored, holders, { body, restoredFrom: number }, change);
    return await readSharedBlock(trx, id);
  });
}

async function save(
  trx: Database,
  stored: StoredSharedBlock,
  holders: readonly number[],
  { body, restoredFrom }: { body: SharedBlockBody; restoredFrom: number | null },
  change: Change,
): Promise<void> {
  const { id } = stored;
  const judged = await checkSharedBlock(trx, stored, body, change);
  if (judged.name === stored.name && isDeepStrictEqual(judged.content, stored.content)) return;
  const number = stored.version + 1;
  await trx
    .updateTable('shared_block')
    .set({ ...judged, content: JSON.stringify(judged.content), version: number })
    .where('id', '=', id)
    .execute();
  await keep(trx, { id, number, restoredFrom }, judged, change);
  const isTextChanged = !isDeepStrictEqual(judged.content, stored.content);
  if (isTextChanged) await renewPosts(trx, holders, { sharedId: id, now: change.now });
  const seen = isTextChanged && (await isShownToVisitors(trx, id, change.now));
  const action = restoredFrom === null ? 'shared-block.update' : 'shared-block.restore';
  const sides = { before: said(stored), after: said(judged) };
  await record(trx, action, id, sides, { ...change, isPublic: seen });
}

/**
 * Deletes one that no post outside the trash holds. Its row stays, so that old versions of posts are whole.
 * @throws notFound; inUse with the posts that hold it, as far as the caller may see them
 */
export async function deleteSharedBlock(db: Database, id: number, change: Change): Promise<void> {
  const { viewer, now } = change;
  await withHolders(db, id, async (trx, stored) => {
    const { posts, total, hidden } = await findUses(trx, viewer, { id, now, perPage: MAX_USED_BY });
    if (total + hidden > 0) {
      const usedBy = posts.map((post) => ({ entity: 'post', id: post.id, name: post.title }));
      throw inUse([], { details: { usedBy, total, hidden } });
    }
    await remove(trx, id, now);
    const sides = { before: said(stored) };
    await record(trx, 'shared-block.delete', id, sides, { ...change, isPublic: false });
  });
}

/**
 * Makes one ordinary blocks on all posts that hold it, in the trash too, each with a version of its own, and deletes it.
 * Readers see what they saw.
 * @throws notFound
 */
export async function dissolveSharedBlock(db: Database, id: number, change: Change): Promise<void> {
  const { by, now } = change;
  await withHolders(db, id, async (trx, stored, holders) => {
    const shared = new Map([[id, stored.content]]);
    for (const postId of holders) {
      const post = await lockPost(trx, postId);
      if (post === null) continue;
      const fields = { ...post.fields, content: dissolveShared(post.fields.content, shared) };
      const number = post.version + 1;
      await writePost(trx, { ...fields, id: postId, updatedDate: now.toISOString(), version: number });
      await keepVersion(trx, { postId, number, fields, by, now });
      const seen = await isPublic(trx, [fields], now);
      const changed = changedFields(post.fields, fields);
      const update = { action: 'post.update', entity: 'post', entityId: postId, ...changed } as const;
      await recordChange(trx, by, { ...update, isPublic: seen }, now);
    }
    await remove(trx, id, now);
    const sides = { before: said(stored) };
    await record(trx, 'shared-block.dissolve', id, sides, { ...change, isPublic: false });
  });
}

async function remove(trx: Database, id: number, now: Date): Promise<void> {
  await trx.updateTable('shared_block').set({ deleted_date: now }).where('id', '=', id).execute();
}

async function keep(
  trx: Database,
  { id, number, restoredFrom }: { id: number; number: number; restoredFrom: number | null },
  { name, content }: JudgedSharedBlock,
  { viewer, by, now }: Change,
): Promise<void> {
  await trx
    .insertInto('shared_block_version')
    .values({
      ...{ shared_block_id: id, number, saved_date: now, author_id: by.userId, masked_by: by.maskedBy },
      ...{ restored_from: restoredFrom, name, content: JSON.stringify(content) },
    })
    .execute();
  await writeSharedBlockMedia(trx, id, content, mediaVisibleTo(viewer, now));
}

/** What the audit log keeps of one. */
function said({ name, content }: Pick<StoredSharedBlock, 'name' | 'content'>) {
  return { name, content };
}

async function record(
  trx: Database,
  action: AuditAction,
  id: number,
  sides: { before?: unknown; after?: unknown },
  { by, now, isPublic: seen }: Change & { isPublic: boolean },
): Promise<void> {
  await hintStaff(trx, { kind: 'content' });
  await recordChange(
    trx,
    by,
    { action, entity: 'shared-block', entityId: id, ...sides, isPublic: seen },
    now,
  );
}

/** @throws stale with both versions; invalidQuery for a header that names no version */
async function requireCurrent(
  trx: Database,
  { id, version }: StoredSharedBlock,
  ifMatch: string | undefined,
): Promise<void> {
  const meant = ifMatch === undefined ? '*' : versionMeant(ifMatch);
  if (meant === '*' || meant === version) return;
  const [yours, current] = [await readVersion(trx, id, meant), await readSharedBlock(trx, id)];
  throw stale([], { details: { yours, current } });
}

const MAX_TRIES = 5;

/**
 * Works on one while nobody writes a post that holds it. Posts are locked before the block, as by those who write posts;
 * where somebody has put it into another post meanwhile, all begins anew.
 * @throws notFound, databaseAway where others never stop
 */
async function withHolders<Result>(
  db: Database,
  id: number,
  work: (trx: Database, stored: StoredSharedBlock, holders: readonly number[]) => Promise<Result>,
): Promise<Result> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const done = await db.transaction().execute(async (trx) => {
      const holders = await holdersOf(trx, id);
      await sql`select 1 from post where id = any(${holders}::integer[]) order by id for update`.execute(trx);
      const stored = await lockSharedBlock(trx, id);
      const known = new Set(holders);
      const present = await holdersOf(trx, id);
      if (present.some((holder) => !known.has(holder))) return null;
      return { result: await work(trx, stored, present) };
    });
    if (done !== null) return done.result;
  }
  throw databaseAway();
}
