import { isOutOrScheduled, type PostDraft, type PostStatus } from '@brandpost/domain';
import {
  ApiError,
  type CallOptions,
  decodePost,
  draftToWire,
  type PostBody,
  type RubicoreClient,
  type WorkingCopy,
} from '@brandpost/rubicore-api';
import { draftOfPost } from '../draft/draft-of-post.ts';
import { mergeDrafts } from '../draft/merge-drafts.ts';
import type { KeptPost } from '../publishing/post-state.ts';
import type { DraftStore, SavedDraft } from './draft-store.ts';

/** A post of the API as drafts are kept in it, and what becomes of it besides. */
export type PostStore = DraftStore & {
  /** What of the post itself decides whether it is seen, as it was last read or kept; null before it has been. */
  post(): KeptPost | null;
  /** Whether visitors see the post, or will: then what is written goes into its working copy, which nobody else sees. */
  isOut(): boolean;
  /**
   * Saves the post itself with a status, and is done with its working copy.
   * @throws ApiError 412 when somebody else has saved meanwhile, 422 with what is missing
   */
  setStatus(
    draft: PostDraft,
    version: number | null,
    status: PostStatus,
    override?: Override | null,
  ): Promise<SavedDraft>;
  /**
   * Asks a colleague to approve an alert with a status; the post itself stays as it is.
   * @returns the number of the request, and what is kept of the post
   * @throws ApiError as `setStatus`
   */
  requestStatus(
    draft: PostDraft,
    version: number | null,
    status: PostStatus,
    override?: Override | null,
  ): Promise<{ requestId: number; saved: SavedDraft }>;
  /** Which round of acknowledgement the post itself is in; null while it is not out. */
  roundOut(): number | null;
  /** Whether it is a draft of one's own that has never been out, which takes no right to be put in the trash. */
  mayDiscard(): boolean;
  /** Whether the API lets whoever has read it change it; an upstream may say nothing of that. */
  mayChange(): boolean;
  /** Names what is kept of a post as an answer to a review does. */
  readText(saved: SavedDraft): { version: number; workingCopy: number | null };
  /** The post itself, whatever is being written of it. */
  readPost(id: number): Promise<SavedDraft>;
  /** Under which key a new post is made. */
  creationKey(): string;
  /** A new post goes on that may have been made already, by an earlier page whose answer was lost. */
  continueCreation(key: string): void;
};

/** Why it is published in spite of what was found. */
export type Override = NonNullable<PostBody['override']>;

/** Drafts are kept in the post itself, what is written of a post that is out in its working copy. Source: decision 0026. */
export function createPostStore(client: RubicoreClient): PostStore {
  let isOut = false;
  let post: KeptPost | null = null;
  /** Version of the post itself, as it was last read or saved. */
  let postVersion: number | null = null;
  let round = 1;
  let isDiscardable = true;
  let isChangeable = false;
  let creation = { key: crypto.randomUUID() as string, wasTried: false };

  const savedFrom = (wire: { version?: number; status: PostStatus }): SavedDraft => {
    postVersion = wire.version ?? null;
    const draft = draftFrom(wire);
    round = draft.acknowledgementRound;
    isOut = isOutOrScheduled(wire.status);
    isDiscardable &&= !isOut;
    post = { ...draft, status: wire.status };
    return { draft, version: isOut ? null : postVersion };
  };
  /**
   * What holds addresses stays as it was written. The service empties those that may not be used, and one that is half
   * written must not be taken out of somebody's hands.
   */
  const asWritten = (saved: SavedDraft, { content, blurbs, info }: PostDraft): SavedDraft => ({
    ...saved,
    draft: { ...saved.draft, content, blurbs, info },
  });

  const readPost = async (id: number) => {
    const wire = await client.call('getPost', { params: { slug: String(id) }, query: {} });
    isDiscardable = wire.mayDiscard === true;
    // It is said of posts that the caller may change, and of no others.
    isChangeable = typeof wire.hasWorkingCopy === 'boolean';
    return savedFrom(wire);
  };

  /** @param version which the post must have; null for any */
  const update = (
    id: number,
    changed: Pick<CallOptions<'updatePost'>, 'query' | 'json'>,
    version: number | null,
  ) =>
    client.call('updatePost', {
      params: { id },
      ...changed,
      ...(version === null ? {} : { ifMatch: version }),
    });

  /** Made once, however often it is tried: what an earlier try may have made gets what is written by now. */
  const create = async (query: { autosave?: boolean }, json: PostBody) => {
    const { key, wasTried } = creation;
    try {
      creation = { key, wasTried: true };
      const made = await client.call('createPost', { query, json, idempotencyKey: key });
      if (!wasTried) return made;
      return await update(made.id, { query, json }, made.version ?? null);
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) creation = { key, wasTried };
      throw error;
    }
  };

  /** What was written of an older version, with what the post has become since, as by a change that waited. */
  const onPresentPost = async (copy: PostDraft, base: number, present: PostDraft): Promise<PostDraft> => {
    if (postVersion === null || base >= postVersion || present.id === null) return copy;
    const params = { id: present.id, number: base };
    const begun = draftFrom(await client.call('getPostVersion', { params }));
    return mergeDrafts(begun, copy, present).merged;
  };

  const saveCopy = async (id: number, draft: PostDraft, number: number | null): Promise<SavedDraft> => {
    const copy = await client.call('saveWorkingCopy', {
      params: { id },
      query: postVersion === null ? {} : { base: postVersion },
      json: draftToWire(draft),
      ...(number === null ? {} : { ifMatch: number }),
    });
    return asWritten({ draft: draftOfCopy(copy), version: copy.number }, draft);
  };

  return {
    post: () => post,
    isOut: () => isOut,
    mayDiscard: () => isDiscardable,
    mayChange: () => isChangeable,
    readText: ({ version }) => ({
      version: postVersion ?? 0,
      workingCopy: isOut ? version : null,
    }),
    roundOut: () => (isOut ? round : null),
    async save(draft, version) {
      const { id } = draft;
      if (id !== null && isOut) return await saveCopy(id, draft, version);
      const query = { autosave: true };
      const json = { ...draftToWire(draft), status: 'draft' as const };
      const wire = id === null ? await create(query, json) : await update(id, { query, json }, version);
      return asWritten(savedFrom(wire), draft);
    },
    readPost,
    creationKey: () => creation.key,
    continueCreation(key) {
      creation = { key, wasTried: true };
    },
    async read(id) {
      const read = await readPost(id);
      if (!isOut) return read;
      try {
        const copy = await client.call('getWorkingCopy', { params: { id } });
        const draft = await onPresentPost(draftOfCopy(copy), copy.base, read.draft);
        return { draft, version: copy.number };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return read;
        throw error;
      }
    },
    async setStatus(draft, version, status, override = null) {
      const { id } = draft;
      const json = { ...draftToWire(draft), status, ...(override === null ? {} : { override }) };
      const query = isOut && version !== null ? { workingCopy: version } : {};
      const wire = id === null ? await create({}, json) : await update(id, { query, json }, postVersion);
      return asWritten(savedFrom(wire), draft);
    },
    async requestStatus(draft, version, status, override = null) {
      const json = { ...draftToWire(draft), status, ...(override === null ? {} : { override }) };
      const id = draft.id ?? savedFrom(await create({}, { ...json, status: 'draft' })).draft.id;
      if (id === null) throw new Error('The answer holds no post');
      const request = await client.call('requestAlert', {
        params: { id },
        query: isOut && version !== null ? { workingCopy: version } : {},
        json,
        ...(postVersion === null ? {} : { ifMatch: postVersion }),
      });
      postVersion = request.post.version ?? null;
      const saved = { draft: { ...draft, id }, version: isOut ? version : postVersion };
      return { requestId: request.id, saved };
    },
  };
}

function draftOfCopy({
  post,
  orderPostBeforeId,
}: Pick<WorkingCopy, 'post' | 'orderPostBeforeId'>): PostDraft {
  return { ...draftFrom(post), orderPostBeforeId };
}

/** @throws Error for an answer that is no post */
function draftFrom(wire: unknown): PostDraft {
  const post = decodePost(wire);
  if (post === null) throw new Error('The answer holds no post');
  return draftOfPost(post);
}
