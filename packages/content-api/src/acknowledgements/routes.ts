import { capabilityValue } from '@brandpost/domain';
import type { WireAcknowledgement } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { notAllowed, notForAnother } from '../errors.ts';
import { countRows } from '../lists/find-list.ts';
import { type ListOf, pageOf } from '../lists/paging.ts';
import type { Call, CallHandlers } from '../plugins/catalogue-calls.ts';
import { isChangeable } from '../posts/require-changeable.ts';
import { acknowledge } from './acknowledge.ts';
import { reportOf } from './report.ts';

type Paging = Call<'listMyAcknowledgements'>['query'];
type Row = { postId: number; round: number; acknowledgedDate: Date };

/** Who has read and understood what. Extensions; UX section 3, Acknowledged information. */
export function acknowledgementCalls({ db, now }: Dependencies): CallHandlers {
  return {
    async acknowledgePost({ viewer, by, params, body }) {
      if (viewer.maskedBy !== null) throw notForAnother();
      return await db
        .transaction()
        .execute((trx) => acknowledge(trx, { viewer, by, postId: params.id, round: body.round, now: now() }));
    },
    async getAcknowledgements({ viewer, params }) {
      const isWhole = await isChangeable(db, viewer, params.id, now());
      if (!isWhole && capabilityValue(viewer.grants, 'follow_acknowledgement') !== true) throw notAllowed();
      return await reportOf(db, params.id, isWhole ? null : viewer.nodeIds);
    },
    listMyAcknowledgements: ({ viewer, query }) => findOwn(db, viewer.userId ?? 0, query),
  };
}

async function findOwn(db: Database, userId: number, query: Paging): Promise<ListOf<WireAcknowledgement>> {
  const { limit, offset } = pageOf(query);
  const from = sql`acknowledgement where user_id = ${userId}`;
  const { rows } = await sql<Row>`select post_id as "postId", round, acknowledged_date as "acknowledgedDate"
    from ${from} order by acknowledged_date desc, post_id desc, round desc
    limit ${limit} offset ${offset}`.execute(db);
  const told = rows.map((row) => ({ ...row, acknowledgedDate: row.acknowledgedDate.toISOString() }));
  return { rows: told, total: await countRows(db, from) };
}
