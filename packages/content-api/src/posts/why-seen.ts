import { isMeantFor, isReadable, isUntargeted, type PostTargets, type Viewer } from '@brandpost/domain';
import type { SeenBecause } from '@brandpost/rubicore-api';
import type { PostFields } from './post-fields.ts';

/** Why a published post is meant for somebody signed in; nothing where it is not. */
export function whyMeantFor(
  post: PostTargets,
  viewer: Viewer,
  rootNodeIds: readonly number[],
): SeenBecause[] {
  if (!isMeantFor(post, viewer, rootNodeIds)) return [];
  if (isUntargeted(post, rootNodeIds)) return ['everyone'];
  const isOfGroup = post.nodeIds.some((id) => !rootNodeIds.includes(id) && viewer.nodeIds.includes(id));
  const isOfJob = post.categoryIds.some((id) => viewer.categoryIds.includes(id));
  const isNamed = viewer.userId !== null && post.userIds.includes(viewer.userId);
  return [
    ...(isOfGroup ? (['group'] as const) : []),
    ...(isOfJob ? (['job'] as const) : []),
    ...(isNamed ? (['person'] as const) : []),
  ];
}

/** Why somebody signed in sees a post as it is now; nothing where they do not. */
export function whySeen(
  post: PostFields,
  viewer: Viewer,
  { now, rootNodeIds }: { now: Date; rootNodeIds: readonly number[] },
): SeenBecause[] {
  return [
    ...(isReadable(post, now) ? whyMeantFor(post, viewer, rootNodeIds) : []),
    ...(post.authorId === viewer.userId ? (['author'] as const) : []),
    ...(viewer.userId !== null && post.editorIds.includes(viewer.userId) ? (['editor'] as const) : []),
    ...(viewer.isAdministrator ? (['administrator'] as const) : []),
  ];
}
