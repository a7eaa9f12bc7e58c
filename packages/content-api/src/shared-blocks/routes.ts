import type { SharedBlock } from '@brandpost/rubicore-api';
import type { FastifyReply } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { entityTag } from '../posts/writing/require-current.ts';
import {
  createSharedBlock,
  deleteSharedBlock,
  dissolveSharedBlock,
  restoreSharedBlock,
  updateSharedBlock,
} from './change-shared-block.ts';
import { findSharedBlocks, findUses, findVersions, readSharedBlock } from './queries.ts';

/** Blocks that several posts show. Extensions; ADR 0074 */
export function sharedBlockCalls({ db, now }: Dependencies): CallHandlers {
  return {
    listSharedBlocks: ({ query }) => findSharedBlocks(db, query),
    getSharedBlock: async ({ params, reply }) => tagged(reply, await readSharedBlock(db, params.id)),
    async listSharedBlockUses({ viewer, params, query }) {
      await readSharedBlock(db, params.id);
      return await findUses(db, viewer, { ...query, id: params.id, now: now() });
    },
    async createSharedBlock({ viewer, by, body, reply }) {
      const created = await db
        .transaction()
        .execute((trx) => createSharedBlock(trx, body, { viewer, by, now: now() }));
      return tagged(reply, created);
    },
    async updateSharedBlock({ viewer, by, params, body, request, reply }) {
      const change = { viewer, by, now: now(), ifMatch: request.headers['if-match'] };
      return tagged(reply, await updateSharedBlock(db, params.id, body, change));
    },
    async deleteSharedBlock({ viewer, by, params }) {
      await deleteSharedBlock(db, params.id, { viewer, by, now: now() });
      return { ok: true };
    },
    async dissolveSharedBlock({ viewer, by, params }) {
      await dissolveSharedBlock(db, params.id, { viewer, by, now: now() });
      return { ok: true };
    },
    listSharedBlockVersions: ({ params, query }) => findVersions(db, params.id, query),
    async restoreSharedBlockVersion({ viewer, by, params, request, reply }) {
      const change = { viewer, by, now: now(), ifMatch: request.headers['if-match'] };
      return tagged(reply, await restoreSharedBlock(db, params, change));
    },
  };
}

function tagged(reply: FastifyReply, block: SharedBlock): SharedBlock {
  reply.header('etag', entityTag(block.version));
  return block;
}
