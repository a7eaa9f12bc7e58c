import { IdSchema, IsoDateTimeSchema, nullable } from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { PostBody, PostUpdateQuery, WirePost } from '../wire/post.ts';
import { PostDifference, PostVersion, ScheduledChange } from '../wire/post-history.ts';
import { DoneAnswer, IdParams, PagingQuery, pagingProperties, SlugParams } from '../wire/shared.ts';
import { WorkingCopy, WorkingCopyParams, WorkingCopyQuery, WorkingCopyState } from '../wire/working-copy.ts';

const VersionParams = Type.Object({ id: IdSchema, number: Type.Integer({ minimum: 1 }) });
const versions = '/core/v1/post/:id/version';
const scheduled = '/core/v1/post/:id/scheduled-change';

const workingCopy = '/core/v1/post/:id/working-copy';

/**
 * What a post was, what it is going to be, and where it was found before; and what is being written of it while it stays
 * as it is. Those who may change the post may see it.
 */
export const postHistory = defineArea({
  restorePost: {
    method: 'POST',
    path: '/core/v1/post/:id/restore',
    summary: 'Takes a post out of the trash, as a draft',
    access: 'signed-in',
    params: IdParams,
    answer: WirePost,
    extension: true,
  },
  listPostVersions: {
    method: 'GET',
    path: versions,
    summary: 'Saved versions, newest first; of autosaves in a row the last, unless all are asked for',
    access: 'signed-in',
    params: IdParams,
    query: Type.Object({ ...pagingProperties, all: Type.Optional(Type.Boolean()) }),
    answer: Type.Array(PostVersion),
    list: true,
    extension: true,
  },
  getPostVersion: {
    method: 'GET',
    path: `${versions}/:number`,
    summary: 'The post as it was saved under a number',
    access: 'signed-in',
    params: VersionParams,
    answer: WirePost,
    extension: true,
  },
  namePostVersion: {
    method: 'PUT',
    path: `${versions}/:number`,
    summary: 'Names a version, so that it is found again, or takes its name away',
    access: 'signed-in',
    params: VersionParams,
    body: { json: Type.Object({ name: nullable(Type.String()) }) },
    answer: PostVersion,
    extension: true,
  },
  comparePostVersions: {
    method: 'GET',
    path: `${versions}/:number/difference`,
    summary: 'What changed from one version to another, or to the present one',
    access: 'signed-in',
    params: VersionParams,
    query: Type.Object({ to: Type.Optional(Type.Integer({ minimum: 1 })) }),
    answer: PostDifference,
    extension: true,
  },
  restorePostVersion: {
    method: 'POST',
    path: `${versions}/:number/restore`,
    summary: 'Saves an old version anew: its text, pictures and targets; status, place and address stay',
    access: 'signed-in',
    params: VersionParams,
    answer: WirePost,
    extension: true,
  },
  getScheduledChange: {
    method: 'GET',
    path: scheduled,
    summary: 'The change that waits for its time',
    access: 'signed-in',
    params: IdParams,
    answer: ScheduledChange,
    extension: true,
  },
  scheduleChange: {
    method: 'PUT',
    path: scheduled,
    summary:
      'Lets a change wait for its time, in place of the one that waited; the post can be edited meanwhile',
    access: 'signed-in',
    params: IdParams,
    query: Type.Pick(PostUpdateQuery, ['workingCopy']),
    body: { json: Type.Object({ publishAt: IsoDateTimeSchema, post: PostBody }) },
    answer: ScheduledChange,
    extension: true,
  },
  cancelScheduledChange: {
    method: 'DELETE',
    path: scheduled,
    summary: 'Gives up the change that waits',
    access: 'signed-in',
    params: IdParams,
    answer: DoneAnswer,
    extension: true,
  },
  listRedirects: {
    method: 'GET',
    path: '/core/v1/redirect',
    summary: 'Slugs that lead to a post which has another one now',
    access: { capability: 'publish_post' },
    query: PagingQuery,
    answer: Type.Array(
      Type.Object({
        slug: Type.String(),
        postId: IdSchema,
        title: Type.String(),
        createdDate: IsoDateTimeSchema,
      }),
    ),
    list: true,
    extension: true,
  },
  deleteRedirect: {
    method: 'DELETE',
    path: '/core/v1/redirect/:slug',
    summary: 'Lets an old slug lead nowhere',
    access: { capability: 'publish_post' },
    params: SlugParams,
    answer: DoneAnswer,
    extension: true,
  },
  getWorkingCopy: {
    method: 'GET',
    path: workingCopy,
    summary: 'What is being written of a post without being shown',
    access: 'signed-in',
    params: IdParams,
    answer: WorkingCopy,
    extension: true,
  },
  saveWorkingCopy: {
    method: 'PUT',
    path: workingCopy,
    summary:
      "Saves what is being written, as unfinished as a draft may be; If-Match names the copy's own number, and there is none for a new copy",
    access: 'signed-in',
    params: IdParams,
    query: WorkingCopyQuery,
    body: { json: PostBody },
    answer: WorkingCopy,
    extension: true,
    unseen: true,
  },
  discardWorkingCopy: {
    method: 'DELETE',
    path: workingCopy,
    summary: 'Throws the working copy away; its last states can still be read',
    access: 'signed-in',
    params: IdParams,
    answer: DoneAnswer,
    extension: true,
    unseen: true,
  },
  listWorkingCopyStates: {
    method: 'GET',
    path: `${workingCopy}/version`,
    summary: 'The last twenty saves of working copies, newest first',
    access: 'signed-in',
    params: IdParams,
    query: PagingQuery,
    answer: Type.Array(WorkingCopyState),
    list: true,
    extension: true,
  },
  getWorkingCopyState: {
    method: 'GET',
    path: `${workingCopy}/version/:number`,
    summary: 'A working copy as it was saved under a number',
    access: 'signed-in',
    params: WorkingCopyParams,
    answer: WorkingCopy,
    extension: true,
  },
});
