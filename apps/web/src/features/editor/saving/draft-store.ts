import type { PostDraft } from '@brandpost/domain';

/** A draft as it is kept, with the number of that version; null before anything has been kept apart from what is out. */
export type SavedDraft = { readonly draft: PostDraft; readonly version: number | null };

/** Where drafts are kept. Every promise may be rejected with `ApiError`, or with whatever `fetch` throws. */
export type DraftStore = {
  /**
   * Keeps a draft; one that has no id yet gets one.
   * @param version the one that it was made of; the store refuses with 412 when there is a newer one
   */
  save(draft: PostDraft, version: number | null): Promise<SavedDraft>;
  /** The newest version there is. */
  read(id: number): Promise<SavedDraft>;
};
