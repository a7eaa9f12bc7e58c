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
import { proposedSlug } from '../draft/proposed-slug.ts';
import { isSameDraft } from '../draft/same-draft.ts';
import type { DraftStore, SavedDraft } from './draft-store.ts';
import { type KeptPost, type PostOut, permissionsOf, versionOf } from './kept-post.ts';

/** A post of the API as drafts are kept in it, and what becomes of it besides. */
export type PostStore = DraftStore & {
  /**
   * Saves the post itself with a status, and is done with its working copy.
   * @throws ApiError 412 when somebody else has saved meanwhile, 422 with what is missing
   */
  setStatus(
    draft: PostDraft,
    post: KeptPost,
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
    post: KeptPost,
    status: PostStatus,
    override?: Override | null,
  ): Promise<{ requestId: number; saved: SavedDraft }>;
  /** The post itself, whatever is being written of it. */
  readPost(id: number): Promise<SavedDraft>;
  /** Under which key a new post is made. */
  creationKey(): string;
  /** A new post goes on that may have been made already, by an earlier page whose answer was lost. */
  continueCreation(key: string): void;
};

/** Why it is published in spite of what was found. */
export type Override = NonNullable<PostBody['override']>;

/** Of a working copy that there is not, or that is others' to see. */
const NOT_TO_BE_HAD: ReadonlySet<number> = new Set([403, 404]);

/** Drafts are kept in the post itself, what is written of a post that is out in its working copy. Source: decision 0026. */
export function createPostStore(client: RubicoreClient): PostStore {
  let creation = { key: crypto.randomUUID() as string, wasTried: false };

  const readPost = async (id: number) => (await readWithCopy(id)).saved;
  const readWithCopy = async (id: number) => {
    const wire = await client.call('getPost', { params: { slug: String(id) }, query: {} });
    // It is said of posts that the caller may change, and of no others.
    const mayChange = typeof wire.hasWorkingCopy === 'boolean';
    const permissions = { mayDiscard: wire.mayDiscard === true, mayChange };
    const isChangeKnown = mayChange && wire.changesAt === undefined;
    return {
      saved: savedFrom(wire, { ...permissions, isChangeKnown }),
      hasCopy: wire.hasWorkingCopy ?? null,
    };
  };

  /** What may be done with a post that has become something else. */
  const permissionsNow = (id: number, before: KeptPost) =>
    readPost(id).then(
      ({ post }) => permissionsOf(post),
      () => permissionsOf(before),
    );

  /** @param version which the post must have; null for any */
  const update = (
    id: number,
    changed: Pick<CallOptions<'updatePost'>, 'query' | 'json'>,
    version: number | null,
  ) => client.call('updatePost', { params: { id }, ...changed, ...ifMatch(version) });

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

  /** An address that was only proposed gives way where another post has it; one that somebody wrote is theirs to change. */
  const sendWithFreeSlug = async <Wire>(draft: PostDraft, send: (draft: PostDraft) => Promise<Wire>) => {
    try {
      return await send(draft);
    } catch (error) {
      const isRefused = error instanceof ApiError && error.errors.some(({ field }) => field === 'slug');
      const slug = isRefused ? proposedSlug(draft.title, draft) : null;
      if (slug === null) throw error;
      const query = draft.id === null ? {} : { postId: draft.id };
      const { suggestion } = await client.call('getSlugAvailability', { params: { slug }, query });
      if (suggestion === undefined || suggestion === draft.slug) throw error;
      return await send({ ...draft, slug: suggestion });
    }
  };

  /** What was written of an older version, with what the post has become since, as by a change that waited. */
  const onPresentPost = async (copy: PostDraft, base: number, { draft, post }: SavedDraft) => {
    const version = versionOf(post);
    if (version === null || base >= version || draft.id === null) return copy;
    const params = { id: draft.id, number: base };
    const begun = draftFrom(await client.call('getPostVersion', { params }));
    return mergeDrafts(begun, copy, draft).merged;
  };

  /** What is written is what readers are shown, again: nothing is kept beside it. */
  const dropCopy = async (id: number, draft: PostDraft, post: PostOut): Promise<SavedDraft> => {
    if (post.workingCopy !== null) {
      const dropping = client.call('discardWorkingCopy', { params: { id }, ...ifMatch(post.workingCopy) });
      await dropping.catch((error: unknown) => {
        const isGone = error instanceof ApiError && error.status === 404;
        if (!isGone) throw error;
      });
    }
    return { draft, post: { ...post, workingCopy: null } };
  };

  const saveCopy = async (id: number, draft: PostDraft, post: PostOut): Promise<SavedDraft> => {
    if (isSameDraft(draft, post.shown)) return await dropCopy(id, draft, post);
    const copy = await client.call('saveWorkingCopy', {
      params: { id },
      query: post.version === null ? {} : { base: post.version },
      json: draftToWire(draft),
      ...ifMatch(post.workingCopy),
    });
    return asWritten({ draft: draftOfCopy(copy), post: { ...post, workingCopy: copy.number } }, draft);
  };

  return {
    async save(draft, post) {
      const { id } = draft;
      if (id !== null && post.kind === 'out') return await saveCopy(id, draft, post);
      const query = { autosave: true };
      const wire = await sendWithFreeSlug(draft, (sent) => {
        const json = { ...draftToWire(sent), status: 'draft' as const };
        return id === null ? create(query, json) : update(id, { query, json }, versionOf(post));
      });
      return asWritten(savedFrom(wire, permissionsOf(post)), draft);
    },
    readPost,
    creationKey: () => creation.key,
    continueCreation(key) {
      creation = { key, wasTried: true };
    },
    async read(id) {
      const { saved: read, hasCopy } = await readWithCopy(id);
      const { post } = read;
      if (post.kind !== 'out' || hasCopy === false) return read;
      try {
        const copy = await client.call('getWorkingCopy', { params: { id } });
        const draft = await onPresentPost(draftOfCopy(copy), copy.base, read);
        return { draft, post: { ...post, workingCopy: copy.number } };
      } catch (error) {
        if (error instanceof ApiError && NOT_TO_BE_HAD.has(error.status)) return read;
        throw error;
      }
    },
    async setStatus(draft, post, status, override = null) {
      const { id } = draft;
      const json = { ...draftToWire(draft), status, ...(override === null ? {} : { override }) };
      const query = copyOf(post);
      const wire = id === null ? await create({}, json) : await update(id, { query, json }, versionOf(post));
      const isTakenBack = post.kind === 'out' && !isOutOrScheduled(wire.status);
      const permissions = isTakenBack ? await permissionsNow(wire.id, post) : permissionsOf(post);
      // Nothing waits of what was not out.
      const isChangeKnown = post.kind !== 'out' || post.isChangeKnown;
      return asShown(asWritten(savedFrom(wire, { ...permissions, isChangeKnown }), draft));
    },
    async requestStatus(draft, post, status, override = null) {
      const json = { ...draftToWire(draft), status, ...(override === null ? {} : { override }) };
      const kept =
        post.kind === 'new'
          ? savedFrom(await create({}, { ...json, status: 'draft' }), permissionsOf(post))
          : { draft, post };
      const { id } = kept.draft;
      if (id === null) throw new Error('The answer holds no post');
      const request = await client.call('requestAlert', {
        params: { id },
        query: copyOf(kept.post),
        json,
        ...ifMatch(kept.post.version),
      });
      const version = request.post.version ?? null;
      return { requestId: request.id, saved: { draft: { ...draft, id }, post: { ...kept.post, version } } };
    },
  };
}

function ifMatch(version: number | null): { ifMatch?: number } {
  return version === null ? {} : { ifMatch: version };
}

/** The working copy that is done with when the post itself is saved. */
function copyOf(post: KeptPost): { workingCopy?: number } {
  return post.kind === 'out' && post.workingCopy !== null ? { workingCopy: post.workingCopy } : {};
}

/**
 * What holds addresses stays as it was written. The service empties those that may not be used, and one that is half
 * written must not be taken out of somebody's hands.
 */
function asWritten(saved: SavedDraft, { content, blurbs, info }: PostDraft): SavedDraft {
  return { ...saved, draft: { ...saved.draft, content, blurbs, info } };
}

/** What is saved of a post that is out is what its readers are shown. */
function asShown({ draft, post }: SavedDraft): SavedDraft {
  return { draft, post: post.kind === 'out' ? { ...post, shown: draft } : post };
}

/** @param permissions what may be done with the post, which an answer to a save does not say */
function savedFrom(
  wire: { version?: number; status: PostStatus },
  { isChangeKnown = false, ...permissions }: ReturnType<typeof permissionsOf> & { isChangeKnown?: boolean },
): SavedDraft {
  const draft = draftFrom(wire);
  const { mayChange } = permissions;
  const version = wire.version ?? null;
  if (!isOutOrScheduled(wire.status)) {
    const kind = wire.status === 'trash' ? 'trash' : 'draft';
    return { draft, post: { kind, version, ...permissions } };
  }
  const { publishedDate, unpublishedDate, acknowledgementRound } = draft;
  const seen = { shown: draft, publishedDate, unpublishedDate, acknowledgementRound };
  const kept = { ...seen, workingCopy: null, change: null, isChangeKnown };
  return { draft, post: { kind: 'out', version, mayChange, ...kept } };
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
