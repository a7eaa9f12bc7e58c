import { collectReferences } from '@brandpost/cms-blocks';
import type { ContentNode, Link } from '@brandpost/domain';
import { messages, validateLink } from '@brandpost/validation';
import { sql } from 'kysely';
import { mayKnowOf } from '../access/may-know-of.ts';
import { managesUsers } from '../access/requirements.ts';
import type { Actor } from '../changes/actor.ts';
import { hintStaff } from '../changes/hint-staff.ts';
import { type Change, recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { inUse, notFound, unprocessable } from '../errors.ts';
import { EMPTY_LIST } from '../lists/paging.ts';
import type { Call, CallHandlers } from '../plugins/catalogue-calls.ts';
import { requireValid } from '../validity/require-valid.ts';
import { MAX_USED_BY, type UsedBy } from '../validity/used-by.ts';
import { findLink, findLinks, findWrittenLink, isStaffLink } from './queries.ts';
import { type LinkToWrite, writeLink } from './write-link.ts';

/** Links. Source: SPEC section 7. */
export function linkCalls({ db, now }: Dependencies): CallHandlers {
  const lock = async (trx: Database, id: number): Promise<Link> => {
    await sql`select 1 from link where id = ${id} for update`.execute(trx);
    const link = await findWrittenLink(trx, id);
    if (link === null) throw notFound();
    return link;
  };

  /** Tells those of it who see any of its states. */
  const recordLinkChange = async (trx: Database, by: Actor, change: Change, states: readonly Link[]) => {
    if (states.some(isStaffLink)) await hintStaff(trx, { kind: 'content' });
    const isPublic = states.some((link) => !isStaffLink(link));
    await recordChange(trx, by, { ...change, isPublic }, now());
  };

  return {
    async listLinks({ viewer, query }) {
      const { userId } = query;
      if (!mayKnowOf(viewer, userId)) return EMPTY_LIST;
      const isOthers = userId !== undefined && userId !== viewer.userId;
      if (isOthers && !managesUsers(viewer)) return EMPTY_LIST;
      return await findLinks(db, viewer, query);
    },
    async getLink({ viewer, params }) {
      const link = await findLink(db, viewer, params.id);
      if (link === null) throw notFound();
      return link;
    },
    async createLink({ by, body }) {
      const link = linkFrom(body);
      return await db.transaction().execute(async (trx) => {
        const id = await writeLink(trx, { ...link, createdDate: now().toISOString() });
        const after = await lock(trx, id);
        const change = { action: 'link.create', entity: 'link', entityId: id, after } as const;
        await recordLinkChange(trx, by, change, [after]);
        return after;
      });
    },
    async updateLink({ by, params, body }) {
      const link = linkFrom(body);
      return await db.transaction().execute(async (trx) => {
        const before = await lock(trx, params.id);
        await writeLink(trx, { ...link, id: params.id });
        const after = await lock(trx, params.id);
        const change = { action: 'link.update', entity: 'link', entityId: params.id, before, after } as const;
        await recordLinkChange(trx, by, change, [before, after]);
        return after;
      });
    },
    async deleteLink({ by, params, query }) {
      await db.transaction().execute(async (trx) => {
        const before = await lock(trx, params.id);
        if (query.force !== true) await refuseWhenShown(trx, params.id);
        await trx.deleteFrom('link').where('id', '=', params.id).execute();
        const change = { action: 'link.delete', entity: 'link', entityId: params.id, before } as const;
        await recordLinkChange(trx, by, change, [before]);
      });
      return { ok: true };
    },
  };
}

function linkFrom(body: Call<'createLink'>['body']): LinkToWrite {
  requireValid(validateLink(body));
  const type = body.type.trim();
  if (type === '') throw unprocessable([{ field: 'type', message: messages.required }]);
  return { ...body, type, icon: body.icon ?? null };
}

/** Pages show links by number, within e-service blocks. A link that is gone is skipped there (SPEC section 3). */
async function refuseWhenShown(trx: Database, id: number): Promise<void> {
  const { rows } = await sql<{ id: number; title: string; content: ContentNode[] }>`
    select id, title, content from post where content::text like '%"e-service"%' and status <> 'trash'
    order by id`.execute(trx);
  const { rows: shared } = await sql<{ id: number; name: string; content: ContentNode[] }>`
    select id, name, content from shared_block where content::text like '%"e-service"%' and deleted_date is null
    order by id`.execute(trx);
  const isShown = ({ content }: { content: ContentNode[] }) =>
    collectReferences(content).linkIds.includes(id);
  const usedBy: UsedBy[] = [
    ...rows.filter(isShown).map((row) => ({ entity: 'post', id: row.id, name: row.title })),
    ...shared.filter(isShown).map((row) => ({ entity: 'shared-block', id: row.id, name: row.name })),
  ];
  if (usedBy.length > 0) throw inUse([], { details: { usedBy: usedBy.slice(0, MAX_USED_BY) } });
}
