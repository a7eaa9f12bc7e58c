import { capabilityValue, type PostType } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import { notAllowed } from '../errors.ts';
import type { PostFields } from './post-fields.ts';

/** Staff's own ads: whoever is signed in may write and publish theirs. Source: DESIGN section 6, annons and ge-ta. */
const AD_TYPES: readonly PostType[] = ['advertisment', 'givetake'];

type Owned = Pick<PostFields, 'type' | 'authorId' | 'editorIds'>;

const may = (viewer: ApiViewer, key: string) => capabilityValue(viewer.grants, key) === true;

/** Whether somebody may write a new post of a type. */
export function mayCreate(viewer: ApiViewer, type: PostType): boolean {
  return viewer.userId !== null && (may(viewer, 'create_post') || AD_TYPES.includes(type));
}

/**
 * Whether somebody may change a post that they see: administrators and those who may publish; its author while
 * writing is theirs to do; and its editors, whom somebody has named for this one post.
 */
export function mayChange(viewer: ApiViewer, post: Owned): boolean {
  if (viewer.userId === null) return false;
  if (viewer.isAdministrator || may(viewer, 'publish_post')) return true;
  if (post.editorIds.includes(viewer.userId)) return true;
  return post.authorId === viewer.userId && mayCreate(viewer, post.type);
}

/** The same as a condition on `post`. */
export function changeableBy(viewer: ApiViewer): RawBuilder<boolean> {
  if (viewer.userId === null) return sql`false`;
  if (viewer.isAdministrator || may(viewer, 'publish_post')) return sql`true`;
  const mayWrite = may(viewer, 'create_post') ? sql`true` : sql`post.type = any(${[...AD_TYPES]}::text[])`;
  return sql`(post.author_id = ${viewer.userId} and ${mayWrite} or exists (select 1 from post_editor
    where post_editor.post_id = post.id and post_editor.user_id = ${viewer.userId}))`;
}

/** Whether somebody may let a post be seen, or change one that is seen. Crisis information has a right of its own. */
function mayPublish(viewer: ApiViewer, post: Owned): boolean {
  if (viewer.isAdministrator) return true;
  if (post.type === 'alert') return may(viewer, 'publish_alert');
  if (AD_TYPES.includes(post.type) && post.authorId === viewer.userId) return true;
  return may(viewer, 'publish_post');
}

/** Whether somebody may put a post in the trash, or delete it from there. */
export function mayDelete(viewer: ApiViewer, post: Owned): boolean {
  if (!mayChange(viewer, post)) return false;
  if (AD_TYPES.includes(post.type) && post.authorId === viewer.userId) return true;
  return viewer.isAdministrator || may(viewer, 'delete_post');
}

/** @throws notAllowed unless somebody may turn the one into the other; null stands for a post that is not there yet */
export function requireRightsFor(viewer: ApiViewer, before: PostFields | null, after: PostFields): void {
  const mayTouch = before === null ? mayCreate(viewer, after.type) : mayChange(viewer, before);
  if (!mayTouch) throw notAllowed();
  const message = 'Du får spara utkast men inte publicera';
  for (const post of [before, after]) {
    const isOut = post !== null && (post.status === 'publish' || post.status === 'future');
    if (isOut && !mayPublish(viewer, post)) throw notAllowed([{ field: 'status', message }]);
  }
  const isTrashed = after.status === 'trash' && before?.status !== 'trash';
  if (isTrashed && !mayDelete(viewer, before ?? after)) throw notAllowed();
  // Whose name stands under a text is for its author and for those who publish to say.
  const isHandedOver =
    before === null ? after.authorId !== viewer.userId : after.authorId !== before.authorId;
  if (isHandedOver && !mayPublish(viewer, { ...after, authorId: before?.authorId ?? viewer.userId })) {
    throw notAllowed([{ field: 'authorId', message: 'Du får inte ange någon annan som författare' }]);
  }
}
