import { draftToWire, type PostDraft, type PostStatus } from '@brandpost/domain';
import { ApiError, decodePost, type RubicoreClient } from '@brandpost/rubicore-api';
import { draftOfPost } from '../draft/draft-of-post.ts';
import type { DraftStore, SavedDraft } from './draft-store.ts';

/** A post of the API as drafts are kept in it, and what becomes of it besides. */
export type PostStore = DraftStore & {
  /** Whether visitors see the post, or will: then what is written goes into its working copy, which nobody else sees. */
  isOut(): boolean;
  /**
   * Saves the post itself with a status, and is done with its working copy.
   * @throws ApiError 412 when somebody else has saved meanwhile, 422 with what is missing
   */
  settle(draft: PostDraft, version: number | null, status: PostStatus): Promise<SavedDraft>;
};

const OUT: ReadonlySet<PostStatus> = new Set(['publish', 'future']);

/** Drafts are kept in the post itself, what is written of a post that is out in its working copy. Source: decision 0026. */
export function createPostStore(client: RubicoreClient): PostStore {
  let isOut = false;
  /** Version of the post itself, as it was last read or saved. */
  let postVersion: number | null = null;

  const savedFrom = (wire: { version?: number; status: PostStatus }): SavedDraft => {
    postVersion = wire.version ?? null;
    isOut = OUT.has(wire.status);
    return { draft: draftFrom(wire), version: isOut ? null : postVersion };
  };

  const saveCopy = async (id: number, draft: PostDraft, number: number | null): Promise<SavedDraft> => {
    const copy = await client.call('saveWorkingCopy', {
      params: { id },
      query: postVersion === null ? {} : { base: postVersion },
      json: draftToWire(draft),
      ...(number === null ? {} : { ifMatch: number }),
    });
    return { draft: draftFrom(copy.post), version: copy.number };
  };

  return {
    isOut: () => isOut,
    async save(draft, version) {
      const { id } = draft;
      if (id !== null && isOut) return await saveCopy(id, draft, version);
      const query = { autosave: true };
      const json = { ...draftToWire(draft), status: 'draft' as const };
      if (id === null) return savedFrom(await client.call('createPost', { query, json }));
      return savedFrom(
        await client.call('updatePost', {
          params: { id },
          query,
          json,
          ...(version === null ? {} : { ifMatch: version }),
        }),
      );
    },
    async read(id) {
      const post = savedFrom(await client.call('getPost', { params: { slug: String(id) }, query: {} }));
      if (!isOut) return post;
      try {
        const copy = await client.call('getWorkingCopy', { params: { id } });
        return { draft: draftFrom(copy.post), version: copy.number };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return post;
        throw error;
      }
    },
    async settle(draft, version, status) {
      const { id } = draft;
      const json = { ...draftToWire(draft), status };
      if (id === null) return savedFrom(await client.call('createPost', { query: {}, json }));
      return savedFrom(
        await client.call('updatePost', {
          params: { id },
          query: isOut && version !== null ? { workingCopy: version } : {},
          json,
          ...(postVersion === null ? {} : { ifMatch: postVersion }),
        }),
      );
    },
  };
}

/** @throws Error for an answer that is no post */
function draftFrom(wire: unknown): PostDraft {
  const post = decodePost(wire);
  if (post === null) throw new Error('The answer holds no post');
  return draftOfPost(post);
}
