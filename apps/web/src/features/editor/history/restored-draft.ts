import type { PostDraft } from '@brandpost/domain';

/**
 * What a version brings back into what is being written: what it says and for whom. Status, place, address, dates and
 * author stay, as when the service restores one.
 */
export function restoredFrom(version: PostDraft): Partial<PostDraft> {
  const {
    id,
    status,
    slug,
    order,
    orderPostBeforeId,
    parentId,
    publishedDate,
    unpublishedDate,
    authorId,
    ...said
  } = version;
  return said;
}
