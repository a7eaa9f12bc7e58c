import type { PostDraft } from '@brandpost/domain';
import type { KeptPost, KnownPost } from './kept-post.ts';

/** A draft as it is kept, and the post that it is kept with. */
export type SavedDraft = { readonly draft: PostDraft; readonly post: KnownPost };

/** The same, or a new post that nothing is kept of. */
export type KeptDraft = { readonly draft: PostDraft; readonly post: KeptPost };

/** Where drafts are kept. Every promise may be rejected with `ApiError`, or with whatever `fetch` throws. */
export type DraftStore = {
  /**
   * Keeps a draft; one that has no id yet gets one.
   * @param post as it was when the draft was made of it; the store refuses with 412 when there is a newer one
   */
  save(draft: PostDraft, post: KeptPost): Promise<SavedDraft>;
  /** The newest version there is. */
  read(id: number): Promise<SavedDraft>;
};
