import { emptyPostFields, isOutOrScheduled, type PostFields, READ_BY_STAFF } from '@brandpost/domain';
import type { PostBody } from '@brandpost/rubicore-api';
import { type RawBuilder, sql } from 'kysely';
import type { ApiViewer } from '../../access/api-viewer.ts';
import type { Actor } from '../../changes/actor.ts';
import { hintStaffOfPost } from '../../changes/hint-staff.ts';
import { type Change, recordChange } from '../../changes/record-change.ts';
import type { Database } from '../../db/database.ts';
import { inUse, notAllowed } from '../../errors.ts';
import { addMarks } from '../../users/reading-marks.ts';
import { isPublic } from '../rights/is-public.ts';
import { informedGroups, mayRemove, mayReview, requireRightsFor } from '../rights/post-rights.ts';
import { mediaVisibleTo } from '../rights/visible-media.ts';
import { endReview } from '../storage/end-review.ts';
import { changedFields, isSameFields, keepVersion } from '../storage/post-version.ts';
import type { StoredPost } from '../storage/read-post.ts';
import { writePost } from '../storage/write-post.ts';
import { type AlertApproval, requireApproval } from './alert-approval.ts';
import { checkPost } from './check-post.ts';
import { fieldsFromBody } from './fields-from-body.ts';
import { forgetLeftLinks } from './forget-left-links.ts';
import { markOutdatedTranslations } from './outdated-translations.ts';
import { type Override, overrideFrom } from './override.ts';
import { placePost } from './place-post.ts';
import { requireMended } from './publishing-gate.ts';
import { resolveStatus } from './resolve-status.ts';
import { freeSlug, redirectSlug, releaseSlug } from './slugs.ts';

/** Who saves, when, and how. */
export type Saving = {
  viewer: ApiViewer;
  by: Actor;
  now: Date;
  /** Whether an alert goes out on the word of anyone who saves alone. */
  alertApproval: AlertApproval;
  isAutosave?: boolean;
  /** Number of the version that is saved anew. */
  restoredFrom?: number | null;
  /** What the audit log calls it; by default what the status says. */
  action?: PostAction;
  /** Why it is published in spite of what the checks found. */
  override?: Override | null;
  /** Whether its content has been judged before, or is brought in as it is from a file. */
  isJudged?: boolean;
};

export type PostAction =
  | 'post.create'
  | 'post.create-published'
  | 'post.update'
  | 'post.publish'
  | 'post.withdraw'
  | 'post.schedule-publishing'
  | 'post.trash'
  | 'post.restore'
  | 'post.scheduled'
  | 'post.approve';

/**
 * Writes a new post. Without a slug it gets one made of its title; without an author the caller is it.
 * @returns its id
 * @throws notAllowed, unprocessable
 */
export async function createPost(trx: Database, body: PostBody, saving: Saving): Promise<number> {
  const { viewer, now } = saving;
  const given = fieldsFromBody(body);
  const wanted = {
    ...{ ...emptyPostFields(), type: 'news' as const, authorId: viewer.userId, ...given },
    ...{ order: body.order ?? null, acknowledgementRound: 1 },
  };
  const asGiven = markOutdatedTranslations(resolveStatus(wanted, null, now), null, now);
  requireRightsFor(viewer, null, asGiven, { groups: await informedGroups(trx, viewer) });
  requireApproval(null, asGiven, saving);
  const slug = given.slug ?? (await freeSlug(trx, asGiven.title));
  const checked = await checkPost(trx, null, withType({ ...asGiven, slug }, body), {
    viewer,
    now,
    before: null,
  });
  const order = await placePost(trx, { ...checked, id: null, beforeId: body.orderPostBeforeId ?? null });
  const fields = { ...checked, order };
  const id = await writePost(trx, { ...fields, updatedDate: now.toISOString() }, mediaVisibleTo(viewer, now));
  await releaseSlug(trx, fields.slug);
  await keepVersion(trx, { postId: id, number: 1, fields, ...saving });
  await markWhoKnows(trx, fields, { id, viewer });
  const override = overrideFrom(body.override, fields.status);
  if (saving.isJudged !== true) await requireMended(trx, fields, { ...saving, before: null, override });
  const after = override === null ? fields : { ...fields, override };
  const action = fields.status === 'publish' ? 'post.create-published' : 'post.create';
  const change = { action, entity: 'post', entityId: id, after } as const;
  await recordPostChange(trx, saving, change, [fields]);
  return id;
}

/** Without a type nothing is guessed: the rules say that it is missing. */
function withType(fields: PostFields, body: PostBody): PostFields {
  return body.type === undefined ? ({ ...fields, type: null } as unknown as PostFields) : fields;
}

/**
 * Changes what a body gives of a post; the rest stays.
 * @throws notAllowed, unprocessable
 */
export async function changePost(
  trx: Database,
  stored: StoredPost,
  body: PostBody,
  saving: Saving,
): Promise<StoredPost> {
  const beforeId = body.orderPostBeforeId ?? null;
  const wanted = wantedFields(stored, body);
  const override = overrideFrom(body.override, wanted.status);
  const saved = await saveFields(trx, stored, wanted, { ...saving, beforeId, override });
  if (saving.isJudged !== true) {
    await requireMended(trx, saved.fields, { ...saving, before: stored.fields, override });
  }
  return saved;
}

/** A post with what a body gives of it. @throws unprocessable */
export function wantedFields({ fields }: StoredPost, body: PostBody): PostFields {
  const given = fieldsFromBody(body);
  const isMoved = given.parentId !== undefined && given.parentId !== fields.parentId;
  return { ...fields, ...given, order: body.order ?? (isMoved ? null : fields.order) };
}

/**
 * Saves a post with other fields: judged, placed, with a version, a redirect where its slug has changed, and an entry
 * in the audit log. Saving what is there already changes nothing and keeps no version.
 * @throws notAllowed, unprocessable
 */
export async function saveFields(
  trx: Database,
  stored: StoredPost,
  wanted: PostFields,
  saving: Saving & { beforeId?: number | null },
): Promise<StoredPost> {
  const { viewer, now, beforeId = null, override = null } = saving;
  const { id, fields: before } = stored;
  const acknowledgementRound = nextRound(before.acknowledgementRound, wanted.acknowledgementRound);
  const resolved = resolveStatus({ ...wanted, acknowledgementRound }, before, now);
  const settled = markOutdatedTranslations(resolved, before, now);
  const isRemovable = settled.status === 'trash' && (await mayRemove(trx, viewer, stored, now));
  const isReviewed = await mayReview(trx, viewer, id);
  requireRightsFor(viewer, before, settled, {
    ...{ isRemovable, isReviewed },
    groups: await informedGroups(trx, viewer),
  });
  requireApproval(before, settled, saving);
  const checked = await checkPost(trx, id, settled, { viewer, now, before });
  const fields = { ...checked, order: await placePost(trx, { ...checked, id, beforeId }) };
  if (isSameFields(fields, before)) return stored;

  const number = stored.version + 1;
  await writePost(
    trx,
    { ...fields, id, updatedDate: now.toISOString(), version: number },
    mediaVisibleTo(viewer, now),
  );
  // What somebody has been asked to approve is not what the post says any more.
  await trx.deleteFrom('alert_request').where('post_id', '=', id).execute();
  // What has been written on is still under review; what goes out or is thrown away has been decided.
  if (fields.status !== before.status) await endReview(trx, id);
  if (fields.slug !== before.slug)
    await redirectSlug(trx, { postId: id, from: before.slug, to: fields.slug, now });
  await keepVersion(trx, { ...saving, postId: id, number, fields });
  await forgetLeftLinks(trx, id, now);
  await markWhoKnows(trx, fields, { id, viewer });
  const action = saving.action ?? actionOf(before, fields, saving.now);
  const changed = changedFields(before, fields);
  const after = override === null ? changed.after : { ...changed.after, override };
  const change = { action, entity: 'post', entityId: id, before: changed.before, after } as const;
  await recordPostChange(trx, saving, change, [before, fields]);
  return { id, version: number, fields };
}

/** Records a change of a post, of which visitors, or those who are signed in, are notified as far as they could see it. */
async function recordPostChange(
  trx: Database,
  { by, now }: Pick<Saving, 'by' | 'now'>,
  change: Change,
  states: readonly PostFields[],
): Promise<void> {
  const seen = { states, isPublic: await isPublic(trx, states, now) };
  await hintStaffOfPost(trx, seen, [now]);
  await recordChange(trx, by, { ...change, isPublic: seen.isPublic }, now);
}

/**
 * Who has written a text for staff, and who has it published, has read it: neither their own page nor a notice asks them to.
 * Whether somebody has understood what they are to acknowledge is said by themselves alone.
 */
async function markWhoKnows(
  trx: Database,
  { status, type, authorId }: PostFields,
  { id, viewer }: { id: number; viewer: Saving['viewer'] },
): Promise<void> {
  if (!isOutOrScheduled(status) || !READ_BY_STAFF.includes(type)) return;
  const publisher = viewer.maskedBy === null ? viewer.userId : null;
  for (const userId of new Set([authorId, publisher])) {
    if (userId !== null) await addMarks(trx, userId, 'read_post', [id]);
  }
}

/** A round is followed by the next one: an older version that is restored asks nobody less. */
function nextRound(before: number, wanted: number): number {
  return wanted > before ? before + 1 : before;
}

function actionOf(before: PostFields, after: PostFields, now: Date): PostAction {
  const isChanged = before.status !== after.status;
  if (isChanged && after.status === 'trash') return 'post.trash';
  if (isChanged && before.status === 'trash') return 'post.restore';
  if (before.status === 'publish' && after.status === 'draft') return 'post.withdraw';
  if (after.status === 'draft' || after.status === 'trash') return 'post.update';
  const isToCome = after.publishedDate !== null && new Date(after.publishedDate) > now;
  const isMoved = before.publishedDate !== after.publishedDate;
  if (isToCome && (isChanged || isMoved)) return 'post.schedule-publishing';
  return isChanged ? 'post.publish' : 'post.update';
}

/**
 * Puts a post in the trash, from where it can be restored; one that lies there already is deleted for good. What it
 * was stays in the audit log. Source: SWEDEN P-01.
 * @throws notAllowed; inUse for a page that others lie under, or are versions of
 */
export async function deletePost(trx: Database, stored: StoredPost, saving: Saving): Promise<void> {
  const { id, fields } = stored;
  if (!(await mayRemove(trx, saving.viewer, stored, saving.now))) throw notAllowed();
  await refuseWithPagesBelow(trx, id);
  await refuseWithVersions(trx, id);
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

function refuseWithPagesBelow(trx: Database, id: number): Promise<void> {
  const below = sql<boolean>`parent_id = ${id} and type in ('page', 'page-related')`;
  return refuseInUse(trx, below, 'Det ligger sidor under den här. Flytta dem först.');
}

function refuseWithVersions(trx: Database, id: number): Promise<void> {
  const versions = sql<boolean>`translation_of_id = ${id}`;
  return refuseInUse(trx, versions, 'Sidan har versioner på andra språk. Ta bort dem först.');
}

/** @param uses the condition on the posts that would be left behind */
async function refuseInUse(trx: Database, uses: RawBuilder<boolean>, message: string): Promise<void> {
  const { rows } = await sql<{ id: number; title: string }>`select id, title from post
    where ${uses} and status <> 'trash' order by sort_order nulls last, id limit 20`.execute(trx);
  if (rows.length === 0) return;
  const usedBy = rows.map((row) => ({ entity: 'post', id: row.id, name: row.title }));
  throw inUse([{ field: 'id', message }], { details: { usedBy } });
}
