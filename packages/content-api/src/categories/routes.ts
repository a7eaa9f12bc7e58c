import { validateCategory } from '@brandpost/validation';
import { sql } from 'kysely';
import { mayKnowOf } from '../access/may-know-of.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import type { Dependencies } from '../dependencies.ts';
import { inUse, notFound, unprocessable } from '../errors.ts';
import { EMPTY_LIST } from '../lists/paging.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { requireFreeName } from '../validity/require-free-name.ts';
import { requireValid, requireValidField } from '../validity/require-valid.ts';
import { MAX_USED_BY, type UsedBy } from '../validity/used-by.ts';
import { findCategories, findCategory } from './queries.ts';

/** The product looks for these two by number. Source: SPEC section 9. */
const FIXED_IDS: readonly number[] = [1, 2];

/** Categories. Source: SPEC section 7. */
export function categoryCalls({ db, now }: Dependencies): CallHandlers {
  const lock = async (trx: Database, id: number) => {
    await sql`select 1 from category where id = ${id} for update`.execute(trx);
    const category = await findCategory(trx, id);
    if (category === null) throw notFound();
    return category;
  };

  return {
    async listCategories({ viewer, query }) {
      return mayKnowOf(viewer, query.userId) ? await findCategories(db, query) : EMPTY_LIST;
    },
    async getCategory({ params }) {
      const category = await findCategory(db, params.id);
      if (category === null) throw notFound();
      return category;
    },
    async createCategory({ by, body }) {
      const { key, name, type } = body;
      requireValid(validateCategory(body));
      return await db.transaction().execute(async (trx) => {
        const others = trx.selectFrom('category').select('name').where('type', '=', type);
        requireFreeName(name, await others.execute());
        const taken = await trx.selectFrom('category').select('id').where('key', '=', key).executeTakeFirst();
        if (taken !== undefined) throw unprocessable([{ field: 'key', message: 'Nyckeln används redan' }]);
        const { id } = await trx
          .insertInto('category')
          .values({ key, name, name_key: swedishSortKey(name), type })
          .returning('id')
          .executeTakeFirstOrThrow();
        const after = { id, key, name, type, nodeIds: [] };
        await recordChange(
          trx,
          by,
          { action: 'category.create', entity: 'category', entityId: id, after, isPublic: true },
          now(),
        );
        return after;
      });
    },
    async updateCategory({ by, params, body }) {
      const name = body.name.trim();
      // Key and type stay as they were made.
      requireValidField(validateCategory({ name }), 'name');
      return await db.transaction().execute(async (trx) => {
        const before = await lock(trx, params.id);
        const others = trx
          .selectFrom('category')
          .select('name')
          .where('type', '=', before.type)
          .where('id', '!=', params.id);
        if (name !== before.name) requireFreeName(name, await others.execute());
        await trx
          .updateTable('category')
          .set({ name, name_key: swedishSortKey(name) })
          .where('id', '=', params.id)
          .execute();
        const after = { ...before, name };
        await recordChange(
          trx,
          by,
          {
            action: 'category.update',
            entity: 'category',
            entityId: params.id,
            before,
            after,
            isPublic: true,
          },
          now(),
        );
        return after;
      });
    },
    async deleteCategory({ by, params }) {
      await db.transaction().execute(async (trx) => {
        const before = await lock(trx, params.id);
        await refuseWhenUsed(trx, params.id);
        await trx.deleteFrom('category').where('id', '=', params.id).execute();
        await recordChange(
          trx,
          by,
          { action: 'category.delete', entity: 'category', entityId: params.id, before, isPublic: true },
          now(),
        );
      });
      return { ok: true };
    },
    async linkCategoryToNode({ by, params }) {
      await db.transaction().execute(async (trx) => {
        await lock(trx, params.id);
        const node = await trx
          .selectFrom('node')
          .select('id')
          .where('id', '=', params.nodeId)
          .executeTakeFirst();
        if (node === undefined) throw notFound();
        const row = { category_id: params.id, node_id: params.nodeId };
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('category_node')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 0n) return;
        const change = { action: 'category.tie-node', entity: 'category', entityId: params.id } as const;
        await recordChange(trx, by, { ...change, after: { nodeId: params.nodeId }, isPublic: true }, now());
      });
      return { ok: true };
    },
    async unlinkCategoryFromNode({ by, params }) {
      await db.transaction().execute(async (trx) => {
        await lock(trx, params.id);
        const { numDeletedRows } = await trx
          .deleteFrom('category_node')
          .where('category_id', '=', params.id)
          .where('node_id', '=', params.nodeId)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return;
        const change = { action: 'category.loosen-node', entity: 'category', entityId: params.id } as const;
        await recordChange(trx, by, { ...change, before: { nodeId: params.nodeId }, isPublic: true }, now());
      });
      return { ok: true };
    },
  };
}

async function refuseWhenUsed(trx: Database, id: number): Promise<void> {
  if (FIXED_IDS.includes(id)) {
    throw inUse([{ field: 'id', message: 'Kategorin hör till systemet och går inte att ta bort' }]);
  }
  const { rows: usedBy } = await sql<UsedBy>`
    select 'post' as entity, post.id, post.title as name from post_category
      join post on post.id = post_category.post_id where post_category.category_id = ${id}
    union all select 'user', app_user.id, app_user.display_name from user_job
      join app_user on app_user.id = user_job.user_id where user_job.category_id = ${id}
    union all select 'media', media.id, media.title from media where media.category_id = ${id}
    limit ${MAX_USED_BY}`.execute(trx);
  if (usedBy.length > 0) throw inUse([], { details: { usedBy } });
}
