import type { PostPresence, Presence } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { Actor } from '../changes/actor.ts';
import { hintOwner } from '../changes/hint-staff.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { requireChangeable } from './rights/post-rights.ts';

/** Anyone who has not been heard of for so long has gone: they tell of themselves every 15 s. */
const LIFETIME_MS = 40_000;
/** More than anybody looks through. */
const MAX_SHOWN = 50;

/** Who has a post open to write in it, and where in it. Extensions; UX section 4, Editor; ADR 0072. */
export function presenceCalls({ db, now }: Dependencies): CallHandlers {
  return {
    async reportPresence({ viewer, params, body }) {
      const moment = now();
      await requireChangeable(db, viewer, params.id, moment);
      const gone = new Date(moment.getTime() - LIFETIME_MS);
      await sweep(db, gone);
      const at = body.at ?? null;
      const field = at !== null && 'field' in at ? at.field : null;
      const blockId = at !== null && 'blockId' in at ? at.blockId : null;
      const { rows } = await sql<{ since: Date }>`
        insert into post_presence (post_id, user_id, client, state, field, block_id, since, seen)
        values (${params.id}, ${viewer.userId}, ${body.client}, ${body.state}, ${field}, ${blockId}, ${moment}, ${moment})
        on conflict (post_id, user_id, client) do update set state = excluded.state, field = excluded.field,
          block_id = excluded.block_id, seen = excluded.seen,
          since = case when post_presence.seen <= ${gone} then excluded.since else post_presence.since end
        returning since`.execute(db);
      const present = await presentIn(db, { postId: params.id, userId: viewer.userId, gone });
      const isNew = rows[0]?.since.getTime() === moment.getTime();
      if (isNew) await hintOthers(db, viewer, present);
      return {
        people: present,
        news: await newsOf(db, { postId: params.id, userId: viewer.userId, has: body.has }),
      };
    },
    async endPresence({ viewer, params }) {
      const moment = now();
      await requireChangeable(db, viewer, params.id, moment);
      const ended =
        await sql`delete from post_presence where post_id = ${params.id} and user_id = ${viewer.userId}
        and client = ${params.client}`.execute(db);
      if (ended.numAffectedRows !== 0n) {
        const gone = new Date(moment.getTime() - LIFETIME_MS);
        await hintOthers(db, viewer, await presentIn(db, { postId: params.id, userId: viewer.userId, gone }));
      }
      return { ok: true };
    },
  };
}

/** Somebody has come or gone: those who have the post open ask anew, and nobody else hears of it. */
async function hintOthers(
  db: Database,
  by: Pick<Actor, 'tokenId'>,
  present: readonly Presence[],
): Promise<void> {
  const others = new Set(present.filter(({ isSelf }) => !isSelf).map(({ userId }) => userId));
  for (const userId of others) await hintOwner(db, by, userId);
}

type Reader = {
  postId: number;
  userId: number | null;
  has: { version: number; workingCopy: number | null } | undefined;
};

/**
 * The text that there is of a post, and who has saved it, where it is another than somebody has; else null. Of a working
 * copy that they have not seen, that is who saved it last: copies before it are over.
 */
async function newsOf(db: Database, { postId, userId, has }: Reader): Promise<PostPresence['news']> {
  if (has === undefined) return null;
  const { rows } = await sql<NonNullable<PostPresence['news']>>`
    select post.version, copy.number as "workingCopy",
      array(select distinct app_user.display_name from app_user join (
          select author_id from post_version where post_id = post.id and number > ${has.version}
          union all select author_id from post_working_copy_version
            where post_id = post.id and case when ${has.workingCopy}::integer is null
              then number = copy.number else number > ${has.workingCopy}::integer end) as saved on saved.author_id = app_user.id
        where app_user.id is distinct from ${userId}::integer order by app_user.display_name) as "byNames"
    from post left join post_working_copy as copy on copy.post_id = post.id
    where post.id = ${postId} and (post.version <> ${has.version}
      or copy.number is distinct from ${has.workingCopy}::integer)`.execute(db);
  return rows[0] ?? null;
}

/** Nobody waits for a row that somebody else is just renewing or removing. */
async function sweep(db: Database, gone: Date): Promise<void> {
  await sql`delete from post_presence where (post_id, user_id, client) in (
    select post_id, user_id, client from post_presence where seen <= ${gone} for update skip locked)`.execute(
    db,
  );
}

async function presentIn(
  db: Database,
  { postId, userId, gone }: { postId: number; userId: number | null; gone: Date },
): Promise<Presence[]> {
  type Row = Omit<Presence, 'since' | 'at'> & {
    since: Date;
    field: 'title' | 'excerpt' | null;
    blockId: string | null;
  };
  const { rows } = await sql<Row>`
    select post_presence.user_id as "userId", app_user.display_name as "displayName", post_presence.client,
      post_presence.state, post_presence.field, post_presence.block_id as "blockId", post_presence.since, post_presence.user_id = ${userId} as "isSelf"
    from post_presence join app_user on app_user.id = post_presence.user_id
    where post_presence.post_id = ${postId} and post_presence.seen > ${gone}
    order by post_presence.since, post_presence.user_id, post_presence.client limit ${MAX_SHOWN}`.execute(db);
  return rows.map(({ field, blockId, since, ...row }) => ({
    ...row,
    at: field !== null ? { field } : blockId !== null ? { blockId } : null,
    since: since.toISOString(),
  }));
}
