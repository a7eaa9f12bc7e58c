import { isOutOrScheduled, type PostStatus } from '@brandpost/domain';
import type { PostBody, WirePost } from '@brandpost/rubicore-api';
import { slugify } from '@brandpost/swedish';
import type { FastifyReply } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { notAllowed } from '../errors.ts';
import type { Call, CallHandlers } from '../plugins/catalogue-calls.ts';
import { removeWorkingCopy } from './history/working-copy.ts';
import { readWrittenPost } from './reading/wire-post.ts';
import { mayAskForSlug } from './rights/post-rights.ts';
import { lockVisiblePost, openHistory, type StoredPost } from './storage/read-post.ts';
import { idsFrom } from './writing/fields-from-body.ts';
import { idempotencyKey, keepCreation, postMadeBefore } from './writing/post-creation.ts';
import { entityTag, requireCurrent } from './writing/require-current.ts';
import { changePost, createPost, deletePost, type Saving, saveFields } from './writing/save-post.ts';
import { freeSlug, isNumber, slugUse } from './writing/slugs.ts';

type ChangeOfPost = Pick<Call<'updatePost'>, 'viewer' | 'by' | 'params' | 'request' | 'reply'>;
type LinkField = 'nodeIds' | 'categoryIds' | 'userIds';

/** Posts are written, linked to nodes, categories and users, and thrown away. Source: SPEC section 7. */
export function postWritingCalls({ db, now, alertApproval }: Dependencies): CallHandlers {
  /** Changes one post, by somebody who sees it, in the version that they saw. */
  const change = async (
    { viewer, by, params, request, reply }: ChangeOfPost,
    work: (trx: Database, stored: StoredPost, saving: Saving) => Promise<unknown>,
  ): Promise<WirePost> =>
    await db.transaction().execute(async (trx) => {
      const moment = now();
      const stored = await lockVisiblePost(trx, viewer, params.id, moment);
      await requireCurrent(trx, stored, request.headers['if-match']);
      await work(trx, stored, { viewer, by, now: moment, alertApproval });
      return tagged(reply, await readWrittenPost(trx, params.id, moment));
    });

  const relink = async (
    call: ChangeOfPost & { body: { values: number[] } },
    field: LinkField,
    combine: (has: readonly number[], values: readonly number[]) => readonly number[],
  ) => {
    await change(call, (trx, stored, saving) => {
      const ids = idsFrom(combine(stored.fields[field], call.body.values));
      return saveFields(trx, stored, { ...stored.fields, [field]: ids }, saving);
    });
    return { ok: true } as const;
  };
  const link = (field: LinkField) => (call: ChangeOfPost & { body: { values: number[] } }) =>
    relink(call, field, (has, values) => [...has, ...values]);
  const unlink = (field: LinkField) => (call: ChangeOfPost & { body: { values: number[] } }) =>
    relink(call, field, (has, values) => has.filter((id) => !values.includes(id)));

  return {
    async createPost({ viewer, by, body, query, request, reply }) {
      const key = idempotencyKey(request.headers);
      return await db.transaction().execute(async (trx) => {
        const moment = now();
        const creation = { viewer, key, now: moment };
        const made = await postMadeBefore(trx, creation);
        if (made !== null) {
          const { id } = await lockVisiblePost(trx, viewer, made, moment);
          return tagged(reply, await readWrittenPost(trx, id, moment));
        }
        const saving = { viewer, by, now: moment, alertApproval, isAutosave: query.autosave ?? false };
        const id = await createPost(trx, body as PostBody, saving);
        await keepCreation(trx, creation, id);
        return tagged(reply, await readWrittenPost(trx, id, moment));
      });
    },
    updatePost: (call) =>
      change(call, async (trx, stored, saving) => {
        const { autosave: isAutosave = false, workingCopy } = call.query;
        const { fields } = await changePost(trx, stored, call.body as PostBody, { ...saving, isAutosave });
        if (workingCopy === undefined) return;
        const action = copyActionOf(fields.status);
        await removeWorkingCopy(trx, stored.id, { meant: workingCopy, action }, saving);
      }),
    async deletePost({ viewer, by, params, request }) {
      await db.transaction().execute(async (trx) => {
        const stored = await lockVisiblePost(trx, viewer, params.id, now());
        await requireCurrent(trx, stored, request.headers['if-match']);
        await deletePost(trx, stored, { viewer, by, now: now(), alertApproval });
      });
      return { ok: true };
    },
    restorePost: (call) =>
      change(call, async (trx, stored, saving) => {
        if (stored.fields.status !== 'trash') return;
        await saveFields(trx, stored, { ...stored.fields, status: 'draft' }, saving);
      }),
    linkPostToNodes: link('nodeIds'),
    unlinkPostFromNodes: unlink('nodeIds'),
    linkPostToCategories: link('categoryIds'),
    unlinkPostFromCategories: unlink('categoryIds'),
    linkPostToUsers: link('userIds'),
    unlinkPostFromUsers: unlink('userIds'),
    async getEditors({ viewer, params }) {
      return await db.transaction().execute(async (trx) => {
        const { id, fields } = await openHistory(trx, viewer, params.id, now());
        return { postId: id, userIds: fields.editorIds };
      });
    },
    async setEditors(call) {
      const editorIds = idsFrom(call.body.userIds);
      const post = await change(call, (trx, stored, saving) =>
        saveFields(trx, stored, { ...stored.fields, editorIds }, saving),
      );
      return { postId: post.id, userIds: post.editorId };
    },
    async getSlugAvailability({ viewer, params, query }) {
      if (!(await mayAskForSlug(db, viewer, query.postId, now()))) throw notAllowed();
      const slug = slugify(params.slug);
      const suggestion = await freeSlug(db, slug, query.postId);
      const { isTaken, isRedirect } = await slugUse(db, { id: query.postId ?? null, slug });
      const available = slug !== '' && !isTaken && !isNumber(slug);
      return { slug, available, suggestion: available ? slug : suggestion, redirect: isRedirect };
    },
  };
}

function tagged(reply: FastifyReply, post: WirePost): WirePost {
  reply.header('etag', entityTag(post.version ?? 1));
  return post;
}

/** What has become of what was being written; null where the post is taken back with it, and nobody is shown any of it. */
function copyActionOf(status: PostStatus) {
  if (status === 'future') return 'post.apply-scheduled-copy';
  return isOutOrScheduled(status) ? 'post.apply-working-copy' : null;
}
