import type { Presence } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { requireChangeable } from './rights/post-rights.ts';

/** Whoever has not been heard of for so long has gone: they tell of themselves every 15 s. */
const LIFETIME_MS = 40_000;
/** More than anybody looks through. */
const MAX_SHOWN = 50;

/** Who has a post open to write in it. Extensions; UX section 4, Editor. */
export function presenceCalls({ db, now }: Dependencies): CallHandlers {
  return {
    async reportPresence({ viewer, params, body }) {
      const moment = now();
      await requireChangeable(db, viewer, params.id, moment);
      const gone = new Date(moment.getTime() - LIFETIME_MS);
      await sweep(db, gone);
      await sql`insert into post_presence (post_id, user_id, client, state, since, seen)
        values (${params.id}, ${viewer.userId}, ${body.client}, ${body.state}, ${moment}, ${moment})
        on conflict (post_id, user_id, client) do update set state = excluded.state, seen = excluded.seen,
          since = case when post_presence.seen <= ${gone} then excluded.since else post_presence.since end`.execute(
        db,
      );
      return await presentIn(db, { postId: params.id, userId: viewer.userId, gone });
    },
    async endPresence({ viewer, params }) {
      await requireChangeable(db, viewer, params.id, now());
      await sql`delete from post_presence where post_id = ${params.id} and user_id = ${viewer.userId}
        and client = ${params.client}`.execute(db);
      return { ok: true };
    },
  };
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
  const { rows } = await sql<Omit<Presence, 'since'> & { since: Date }>`
    select post_presence.user_id as "userId", app_user.display_name as "displayName", post_presence.client,
      post_presence.state, post_presence.since, post_presence.user_id = ${userId} as "isSelf"
    from post_presence join app_user on app_user.id = post_presence.user_id
    where post_presence.post_id = ${postId} and post_presence.seen > ${gone}
    order by post_presence.since, post_presence.user_id, post_presence.client limit ${MAX_SHOWN}`.execute(db);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}
