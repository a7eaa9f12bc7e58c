import { IdSchema } from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { DoneAnswer, IdParams, PagingQuery, pagingProperties } from '../wire/shared.ts';
import { SharedBlock, SharedBlockBody, SharedBlockUses, SharedBlockVersion } from '../wire/shared-block.ts';

const path = '/core/v1/shared-block';
const [mayWrite, mayPublish] = [{ capability: 'create_post' }, { capability: 'publish_post' }] as const;
const VersionParams = Type.Object({ id: IdSchema, number: Type.Integer({ minimum: 1 }) });

/** Blocks that several posts show, and that change on all of them at once. Source: ADR 0074 */
export const sharedBlocks = defineArea({
  listSharedBlocks: {
    method: 'GET',
    path,
    summary: 'The shared blocks, by name; `q` is a part of the name',
    access: mayWrite,
    query: Type.Object({ ...pagingProperties, q: Type.Optional(Type.String({ maxLength: 200 })) }),
    answer: Type.Array(SharedBlock),
    list: true,
    extension: true,
  },
  getSharedBlock: {
    method: 'GET',
    path: `${path}/:id`,
    summary: 'A shared block',
    access: mayWrite,
    params: IdParams,
    answer: SharedBlock,
    extension: true,
  },
  listSharedBlockUses: {
    method: 'GET',
    path: `${path}/:id/use`,
    summary: 'The posts that show a shared block, as far as the caller may see them, and how many others do',
    access: mayWrite,
    params: IdParams,
    query: PagingQuery,
    answer: SharedBlockUses,
    extension: true,
  },
  createSharedBlock: {
    method: 'POST',
    path,
    summary: 'Saves blocks under a name, for posts to show',
    access: mayPublish,
    body: { json: SharedBlockBody },
    answer: SharedBlock,
    status: 201,
    extension: true,
    unseen: true,
  },
  updateSharedBlock: {
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Changes a shared block on all posts that show it',
    access: mayPublish,
    params: IdParams,
    body: { json: SharedBlockBody },
    answer: SharedBlock,
    extension: true,
  },
  deleteSharedBlock: {
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Deletes a shared block that no post outside the trash shows',
    access: mayPublish,
    params: IdParams,
    answer: DoneAnswer,
    extension: true,
    unseen: true,
  },
  dissolveSharedBlock: {
    method: 'POST',
    path: `${path}/:id/dissolve`,
    summary: 'Makes a shared block ordinary blocks on all posts that show it, and deletes it',
    access: mayPublish,
    params: IdParams,
    answer: DoneAnswer,
    extension: true,
  },
  listSharedBlockVersions: {
    method: 'GET',
    path: `${path}/:id/version`,
    summary: 'What a shared block was, newest first',
    access: mayWrite,
    params: IdParams,
    query: PagingQuery,
    answer: Type.Array(SharedBlockVersion),
    list: true,
    extension: true,
  },
  restoreSharedBlockVersion: {
    method: 'POST',
    path: `${path}/:id/version/:number/restore`,
    summary: 'Saves an old version of a shared block anew; its name stays',
    access: mayPublish,
    params: VersionParams,
    answer: SharedBlock,
    extension: true,
  },
});
