import { sql } from 'kysely';
import { requireOwnOrManaged } from '../access/requirements.ts';
import type { Actor } from '../changes/actor.ts';
import { hintOwner } from '../changes/hint-staff.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { notAllowed, notFound } from '../errors.ts';
import { findLinksOf } from '../links/queries.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { lockUser } from './lock-user.ts';

/** A user's tools and favourites, in their own order. Source: SPEC section 7. */
export function userLinkCalls({ db, now }: Dependencies): CallHandlers {
  const addLink = async (by: Actor, userId: number, linkId: number) => {
    await db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      const link = await trx.selectFrom('link').select('id').where('id', '=', linkId).executeTakeFirst();
      if (link === undefined) throw notFound();
      const { rows } = await sql`insert into user_link (user_id, link_id, sort)
        select ${userId}::integer, ${linkId}::integer, coalesce(max(sort), -1) + 1 from user_link
        where user_id = ${userId} on conflict do nothing returning 1`.execute(trx);
      if (rows.length === 0) return;
      await hintOwner(trx, by, userId);
      await recordChange(
        trx,
        by,
        { action: 'user.add-link', entity: 'user', entityId: userId, after: { linkId } },
        now(),
      );
    });
    return { ok: true } as const;
  };

  const removeLink = async (by: Actor, userId: number, linkId: number) => {
    await db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      const { rows } = await sql`delete from user_link where user_id = ${userId} and link_id = ${linkId}
        returning 1`.execute(trx);
      if (rows.length === 0) return;
      const change = { action: 'user.remove-link', entity: 'user', entityId: userId } as const;
      await hintOwner(trx, by, userId);
      await recordChange(trx, by, { ...change, before: { linkId } }, now());
    });
    return { ok: true } as const;
  };

  return {
    listOwnLinks: ({ viewer, query }) => findLinksOf(db, viewer.userId ?? 0, query),
    addOwnLink: ({ viewer, by, params }) => addLink(by, viewer.userId ?? 0, params.id),
    removeOwnLink: ({ viewer, by, params }) => removeLink(by, viewer.userId ?? 0, params.id),
    async listUserLinks({ viewer, params, query }) {
      requireOwnOrManaged(viewer, params.id);
      return await findLinksOf(db, params.id, query);
    },
    async addUserLink({ viewer, by, params }) {
      requireOwnOrManaged(viewer, params.id);
      return await addLink(by, params.id, params.linkId);
    },
    async removeUserLink({ viewer, by, params }) {
      requireOwnOrManaged(viewer, params.id);
      return await removeLink(by, params.id, params.linkId);
    },
    /** Links that are not named keep their order, behind those that are. */
    async sortUserLinks({ viewer, by, params, body }) {
      if (viewer.userId === null) throw notAllowed();
      requireOwnOrManaged(viewer, params.id);
      await db.transaction().execute(async (trx) => {
        await lockUser(trx, params.id);
        await sql`update user_link set sort = placed.place from (
            select user_link.link_id,
              row_number() over (order by array_position(${body.values}::integer[], user_link.link_id), user_link.sort,
                user_link.link_id) - 1 as place
            from user_link where user_link.user_id = ${params.id}
          ) as placed where user_link.user_id = ${params.id} and user_link.link_id = placed.link_id`.execute(
          trx,
        );
        const change = { action: 'user.sort-links', entity: 'user', entityId: params.id } as const;
        await hintOwner(trx, by, params.id);
        await recordChange(trx, by, { ...change, after: { linkIds: body.values } }, now());
      });
      return { ok: true };
    },
  };
}
