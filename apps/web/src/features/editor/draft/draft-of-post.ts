import type { Post, PostDraft } from '@brandpost/domain';

/** A saved post as the editor holds it. */
export function draftOfPost(post: Post): PostDraft {
  const { updatedDate: _, content = [], media, ...rest } = post;
  return {
    ...rest,
    content,
    media: media === null ? null : { id: media.id, filename: media.filename },
    orderPostBeforeId: null,
  };
}
