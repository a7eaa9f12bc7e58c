import {
  capabilityValue,
  GROUP_INFORMATION_TYPES,
  INFORMS_GROUPS,
  isOutOrScheduled,
  type PostFields,
  type PostType,
  reachesOnlyGroups,
} from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ApiViewer } from '../../access/api-viewer.ts';
import type { Database } from '../../db/database.ts';
import { notAllowed, notFound } from '../../errors.ts';
import { rootNodeIds } from './is-public.ts';
import { isForReviewer, visibleTo } from './visible-to.ts';

/** Staff's own ads: anyone who is signed in may write and publish theirs. Source: DESIGN section 6, annons and ge-ta. */
const AD_TYPES: readonly PostType[] = ['advertisment', 'givetake'];

type Owned = Pick<PostFields, 'type' | 'authorId' | 'editorIds'>;
type Targeted = Owned & Pick<PostFields, 'nodeIds' | 'categoryIds' | 'userIds'>;

/** Somebody as far as it decides what they may write. */
export type Writer = Pick<ApiViewer, 'userId' | 'isAdministrator' | 'mayReview' | 'grants'>;

const may = (viewer: Writer, key: string) => capabilityValue(viewer.grants, key) === true;

/** What somebody may write without being an editor: ads, and information to their own groups where that is given. */
function ownTypes(viewer: Writer): readonly PostType[] {
  return may(viewer, INFORMS_GROUPS) ? [...AD_TYPES, ...GROUP_INFORMATION_TYPES] : AD_TYPES;
}

/** Whether somebody may write a new post of a type. */
function mayCreate(viewer: ApiViewer, type: PostType): boolean {
  return viewer.userId !== null && (may(viewer, 'create_post') || ownTypes(viewer).includes(type));
}

/** Whether somebody may publish all that is published, and so decide of addresses that visitors know. */
export function mayPublishPosts(viewer: Writer): boolean {
  return viewer.isAdministrator || may(viewer, 'publish_post');
}

/**
 * Whether somebody may change a post that they see, of themselves: administrators and those who may publish; its author
 * while writing is theirs to do; and its editors, whom somebody has named for this one post.
 */
export function mayChange(viewer: ApiViewer, post: Owned): boolean {
  if (viewer.userId === null) return false;
  if (mayPublishPosts(viewer)) return true;
  if (post.editorIds.includes(viewer.userId)) return true;
  return post.authorId === viewer.userId && mayCreate(viewer, post.type);
}

/** Whether somebody may change a post, as a condition on `post`; reviewers may too while it is under review. */
export function changeableBy(viewer: Writer): RawBuilder<boolean> {
  if (viewer.userId === null) return sql`false`;
  if (mayPublishPosts(viewer)) return sql`true`;
  const mayWrite = may(viewer, 'create_post')
    ? sql`true`
    : sql`post.type = any(${[...ownTypes(viewer)]}::text[])`;
  return sql`(post.author_id = ${viewer.userId} and ${mayWrite} or exists (select 1 from post_editor
    where post_editor.post_id = post.id and post_editor.user_id = ${viewer.userId}) or ${isForReviewer(viewer)})`;
}

/**
 * Whether somebody may ask if a slug is taken, which tells of posts that they may not see: who writes posts, and the
 * editors of one for that one. Nobody chooses the slug of an ad.
 */
export async function mayAskForSlug(
  db: Database,
  viewer: ApiViewer,
  postId: number | undefined,
  now: Date,
): Promise<boolean> {
  if (viewer.userId === null) return false;
  if (viewer.isAdministrator || may(viewer, 'create_post') || may(viewer, INFORMS_GROUPS)) return true;
  const { rows } = await sql`select 1 from post where id = ${postId ?? null}::integer
    and not type = any(${[...AD_TYPES]}::text[]) and ${changeableBy(viewer)} and ${visibleTo(viewer, now)}`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * The groups to which somebody may publish information of their own; none for those who have no such right. Everybody is
 * no group of anyone's. Source: ADR 0079
 */
export async function informedGroups(db: Database, viewer: ApiViewer): Promise<readonly number[]> {
  if (!may(viewer, INFORMS_GROUPS)) return [];
  const roots = await rootNodeIds(db);
  return viewer.nodeIds.filter((id) => !roots.includes(id));
}

/** Whether a post is information that somebody writes to their groups, themselves. */
function isOwnInformation(viewer: ApiViewer, { type, authorId }: Owned): boolean {
  return may(viewer, INFORMS_GROUPS) && GROUP_INFORMATION_TYPES.includes(type) && authorId === viewer.userId;
}

/** Whether somebody may let a post be seen, or change one that is seen. Crisis information has a right of its own. */
function mayPublish(viewer: ApiViewer, post: Targeted, groups: readonly number[]): boolean {
  if (viewer.isAdministrator) return true;
  if (post.type === 'alert') return may(viewer, 'publish_alert');
  if (AD_TYPES.includes(post.type) && post.authorId === viewer.userId) return true;
  if (isOwnInformation(viewer, post) && reachesOnlyGroups(post, groups)) return true;
  return may(viewer, 'publish_post');
}

/** Whether somebody may put any such post in the trash, or delete it from there. */
function mayDelete(viewer: ApiViewer, post: Owned): boolean {
  if (!mayChange(viewer, post)) return false;
  if (AD_TYPES.includes(post.type) && post.authorId === viewer.userId) return true;
  return viewer.isAdministrator || may(viewer, 'delete_post');
}

/**
 * Whether a post is a draft of somebody's own that has never been out, which is theirs to throw away. A time to be
 * published that has not come has shown it to nobody.
 */
export function discardableBy(viewer: ApiViewer, now: Date): RawBuilder<boolean> {
  if (viewer.userId === null) return sql`false`;
  return sql`(post.author_id = ${viewer.userId} and post.status = 'draft' and ${changeableBy(viewer)}
    and not exists (select 1 from post_version where post_version.post_id = post.id
      and (post_version.fields ->> 'status' = 'publish' or post_version.fields ->> 'status' = 'future'
        and (post_version.fields ->> 'publishedDate')::timestamptz <= ${now})))`;
}

/** Whether somebody may put a post in the trash as it is, or delete it from there. */
export async function mayRemove(
  db: Database,
  viewer: ApiViewer,
  { id, fields }: { id: number; fields: PostFields },
  now: Date,
): Promise<boolean> {
  if (mayDelete(viewer, fields)) return true;
  if (fields.status !== 'draft') return false;
  const { rows } = await sql`select 1 from post where id = ${id} and ${discardableBy(viewer, now)}`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * What speaks for somebody beside what the post says itself: as `mayRemove` and `mayReview` say of it.
 * @property groups as `informedGroups` says
 */
type Standing = { isRemovable?: boolean; isReviewed?: boolean; groups?: readonly number[] };

/** Whether somebody may review a post just now. */
export async function mayReview(db: Database, viewer: ApiViewer, id: number): Promise<boolean> {
  if (!viewer.mayReview) return false;
  const { rows } = await sql`select 1 from post where id = ${id} and ${isForReviewer(viewer)}`.execute(db);
  return rows.length > 0;
}

const NO_GROUPS: readonly number[] = [];
const DRAFTS_ONLY = { field: 'status', message: 'Du får spara utkast men inte publicera' };
const TOO_FAR = {
  field: 'nodeIds',
  message: 'Välj bara grupper som du själv hör till, och inga yrkesroller eller personer',
};

/** @throws notAllowed unless somebody may turn the one into the other; null stands for a post that is not there yet */
export function requireRightsFor(
  viewer: ApiViewer,
  before: PostFields | null,
  after: PostFields,
  { isRemovable = false, isReviewed = false, groups = NO_GROUPS }: Standing = {},
): void {
  const mayTouch = before === null ? mayCreate(viewer, after.type) : isReviewed || mayChange(viewer, before);
  if (!mayTouch) throw notAllowed();
  // To turn it into something else is to write that.
  if (before !== null && after.type !== before.type && !mayCreate(viewer, after.type)) throw notAllowed();
  // An ad is from a person to colleagues: nobody writes one in another's name.
  if (viewer.maskedBy !== null && AD_TYPES.includes(after.type)) throw notAllowed();
  for (const post of [before, after]) {
    if (post !== null && isOutOrScheduled(post.status) && !mayPublish(viewer, post, groups)) {
      throw notAllowed([isOwnInformation(viewer, post) ? TOO_FAR : DRAFTS_ONLY]);
    }
  }
  const isTrashed = after.status === 'trash' && before?.status !== 'trash';
  if (isTrashed && !isRemovable && !mayDelete(viewer, before ?? after)) throw notAllowed();
  // Whose name stands under a text is for its author and for those who publish to say.
  const isHandedOver =
    before === null ? after.authorId !== viewer.userId : after.authorId !== before.authorId;
  requireOwnVoice(viewer, before, after);
  const handed = { ...after, authorId: before?.authorId ?? viewer.userId };
  if (isHandedOver && !mayPublish(viewer, handed, NO_GROUPS)) {
    throw notAllowed([{ field: 'authorId', message: 'Du får inte ange någon annan som författare' }]);
  }
}

/**
 * Anyone who is no editor speaks for themselves, and asks nobody to acknowledge it but their own groups.
 * @throws notAllowed
 */
function requireOwnVoice(viewer: ApiViewer, before: PostFields | null, after: PostFields): void {
  if (viewer.isAdministrator || may(viewer, 'create_post') || may(viewer, 'publish_post')) return;
  if (after.pseudoAuthor !== (before?.pseudoAuthor ?? '')) {
    throw notAllowed([{ field: 'pseudoAuthor', message: 'Du får inte ange någon annan som avsändare' }]);
  }
  if (after.acknowledgeBy !== (before?.acknowledgeBy ?? null) && !isOwnInformation(viewer, after)) {
    throw notAllowed([{ field: 'acknowledgeBy', message: 'Du får inte begära att någon kvitterar' }]);
  }
}

/**
 * Lets those through who may change a post, without keeping others from it.
 * @throws notFound for a post that is not there or that the viewer may not see; notAllowed for one that they only see
 */
export async function requireChangeable(
  db: Database,
  viewer: ApiViewer,
  id: number,
  now: Date,
): Promise<void> {
  if (!(await isChangeable(db, viewer, id, now))) throw notAllowed();
}

/**
 * Whether somebody may change a post that they see.
 * @throws notFound for a post that is not there or that the viewer may not see
 */
export async function isChangeable(db: Database, viewer: ApiViewer, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select ${changeableBy(viewer)} as may from post
    where post.id = ${id} and ${visibleTo(viewer, now)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return row.may;
}
