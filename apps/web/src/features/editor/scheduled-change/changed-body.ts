import type { PostDraft } from '@brandpost/domain';
import { decodePost, draftToWire, type PostBody } from '@brandpost/rubicore-api';
import { draftOfPost } from '../draft/draft-of-post.ts';

/** What is to be another than it is, and nothing else: the rest of the post can be edited meanwhile. */
export function changedBody(published: PostDraft, draft: PostDraft): PostBody {
  const before = new Map<string, unknown>(Object.entries(draftToWire(published)));
  const changes = Object.entries(draftToWire(draft)).filter(
    ([name, value]) => JSON.stringify(before.get(name)) !== JSON.stringify(value),
  );
  return Object.fromEntries(changes);
}

/** The draft as it would be with a change, which may come from any client. */
export function draftWithBody(draft: PostDraft, body: PostBody): PostDraft {
  const { override: _, ...change } = body;
  const post = decodePost({ ...draftToWire(draft), id: draft.id ?? 0, slug: draft.slug, ...change });
  if (post === null) return draft;
  const changed = draftOfPost(post);
  return { ...changed, id: draft.id, media: changed.mediaId === draft.mediaId ? draft.media : null };
}
