import { validateNode } from '@brandpost/validation';
import { sql } from 'kysely';
import { mayKnowOf } from '../access/may-know-of.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import type { Dependencies } from '../dependencies.ts';
import { inUse, notFound, unprocessable } from '../errors.ts';
import { EMPTY_LIST } from '../lists/paging.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { ROOT_NODE_ID } from '../posts/rights/visible-to.ts';
import { requireValid } from '../validity/require-valid.ts';
import { MAX_USED_BY, type UsedBy } from '../validity/used-by.ts';
import { findNode, findNodes } from './queries.ts';

type NodeBody = { name: string; value?: string | null; parent?: number | null };

/** Nodes, which serve as groups. Source: SPEC section 7. */
export function nodeCalls({ db, now }: Dependencies): CallHandlers {
  const lock = async (trx: Database, id: number) => {
    await sql`select 1 from node where id = ${id} for update`.execute(trx);
    const node = await findNode(trx, id);
    if (node === null) throw notFound();
    return node;
  };

  return {
    async listNodes({ viewer, query }) {
      return mayKnowOf(viewer, query.userId) ? await findNodes(db, query) : EMPTY_LIST;
    },
    async getNode({ params }) {
      const node = await findNode(db, params.id);
      if (node === null) throw notFound();
      return node;
    },
    async createNode({ by, body }) {
      requireValid(validateNode(body));
      return await db.transaction().execute(async (trx) => {
        const row = await rowFrom(trx, body, null);
        const { id } = await trx.insertInto('node').values(row).returning('id').executeTakeFirstOrThrow();
        const after = { id, name: row.name, value: row.value, parent: row.parent_id };
        await recordChange(
          trx,
          by,
          { action: 'node.create', entity: 'node', entityId: id, after, isPublic: true },
          now(),
        );
        return after;
      });
    },
    async updateNode({ by, params, body }) {
      requireValid(validateNode(body));
      return await db.transaction().execute(async (trx) => {
        const before = await lock(trx, params.id);
        const row = await rowFrom(trx, { value: before.value, parent: before.parent, ...body }, params.id);
        if (before.parent === null && row.parent_id !== null) await refuseForRoot(trx, params.id);
        await trx.updateTable('node').set(row).where('id', '=', params.id).execute();
        const after = { id: params.id, name: row.name, value: row.value, parent: row.parent_id };
        await recordChange(
          trx,
          by,
          { action: 'node.update', entity: 'node', entityId: params.id, before, after, isPublic: true },
          now(),
        );
        return after;
      });
    },
    async deleteNode({ by, params }) {
      await db.transaction().execute(async (trx) => {
        const before = await lock(trx, params.id);
        await refuseForRoot(trx, params.id);
        await refuseWhenUsed(trx, params.id);
        await trx.deleteFrom('node').where('id', '=', params.id).execute();
        await recordChange(
          trx,
          by,
          { action: 'node.delete', entity: 'node', entityId: params.id, before, isPublic: true },
          now(),
        );
      });
      return { ok: true };
    },
  };
}

async function rowFrom(trx: Database, body: NodeBody, id: number | null) {
  const name = body.name.trim();
  const parent = body.parent ?? null;
  if (parent !== null) await checkParent(trx, parent, id);
  return { name, name_key: swedishSortKey(name), value: body.value ?? null, parent_id: parent };
}

async function checkParent(trx: Database, parent: number, id: number | null): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with recursive above (id, parent_id) as (
      select id, parent_id from node where id = ${parent}
      union select node.id, node.parent_id from node join above on node.id = above.parent_id
    ) select id from above`.execute(trx);
  if (rows.length === 0) throw unprocessable([{ field: 'parent', message: 'Gruppen ovanför finns inte' }]);
  if (rows.some((row) => row.id === id)) {
    throw unprocessable([{ field: 'parent', message: 'En grupp kan inte ligga under sig själv' }]);
  }
}

/** What is for everyone hangs on this one node: without it, posts for all would be for nobody, or the reverse. */
async function refuseForRoot(trx: Database, id: number): Promise<void> {
  const { rows } = await sql<{ is_root: boolean }>`select ${ROOT_NODE_ID} = ${id} as is_root`.execute(trx);
  if (rows[0]?.is_root === true) {
    throw inUse([
      { field: 'id', message: 'Gruppen står för hela kommunen och går inte att ta bort eller flytta' },
    ]);
  }
}

async function refuseWhenUsed(trx: Database, id: number): Promise<void> {
  const { rows: usedBy } = await sql<UsedBy>`
    select 'node' as entity, id, name from node where parent_id = ${id}
    union all select 'post', post.id, post.title from post_node
      join post on post.id = post_node.post_id where post_node.node_id = ${id}
    union all select 'user', app_user.id, app_user.display_name from user_node
      join app_user on app_user.id = user_node.user_id where user_node.node_id = ${id}
    limit ${MAX_USED_BY}`.execute(trx);
  if (usedBy.length > 0) throw inUse([], { details: { usedBy } });
}
