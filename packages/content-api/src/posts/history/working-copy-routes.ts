import type { PostBody, WorkingCopyState } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../errors.ts';
import { countRows } from '../../lists/find-list.ts';
import { type ListOf, pageOf } from '../../lists/paging.ts';
import type { CallHandlers } from '../../plugins/catalogue-calls.ts';
import { openHistory } from '../storage/read-post.ts';
import { entityTag, versionMeant } from '../writing/require-current.ts';
import {
  readWorkingCopy,
  removeWorkingCopy,
  STATE_COLUMNS,
  type StoredCopy,
  saveWorkingCopy,
  wireWorkingCopy,
} from './working-copy.ts';

/** What is being written of posts that stay as they are. Extensions; decision 0026. */
export function workingCopyCalls({ db, now }: Dependencies): CallHandlers {
  return {
    async getWorkingCopy({ viewer, params, reply }) {
      return await db.transaction().execute(async (trx) => {
        await openHistory(trx, viewer, params.id, now());
        const copy = requireCopy(await readWorkingCopy(trx, params.id));
        reply.header('etag', entityTag(copy.number));
        return await wireWorkingCopy(trx, copy);
      });
    },
    async saveWorkingCopy({ viewer, by, params, query, body, request, reply }) {
      return await db.transaction().execute(async (trx) => {
        const moment = now();
        const { 'if-match': ifMatch } = request.headers;
        const stored = await openHistory(trx, viewer, params.id, moment);
        const copy = await saveWorkingCopy(
          trx,
          stored,
          {
            body: body as PostBody,
            meant: ifMatch === undefined ? null : versionMeant(ifMatch),
            base: query.base,
          },
          { viewer, by, now: moment },
        );
        reply.header('etag', entityTag(copy.number));
        return copy;
      });
    },
    async discardWorkingCopy({ viewer, by, params, request }) {
      await db.transaction().execute(async (trx) => {
        const moment = now();
        await openHistory(trx, viewer, params.id, moment);
        const { 'if-match': ifMatch } = request.headers;
        requireCopy(await readWorkingCopy(trx, params.id));
        const meant = ifMatch === undefined ? '*' : versionMeant(ifMatch);
        const removal = { meant, action: 'post.discard-working-copy' } as const;
        await removeWorkingCopy(trx, params.id, removal, { viewer, by, now: moment });
      });
      return { ok: true };
    },
    async listWorkingCopyStates({ viewer, params, query }) {
      return await db.transaction().execute(async (trx) => {
        await openHistory(trx, viewer, params.id, now());
        return await listStates(trx, params.id, pageOf(query));
      });
    },
    async getWorkingCopyState({ viewer, params }) {
      return await db.transaction().execute(async (trx) => {
        await openHistory(trx, viewer, params.id, now());
        return await wireWorkingCopy(trx, requireCopy(await readWorkingCopy(trx, params.id, params.number)));
      });
    },
  };
}

type StateRow = Omit<WorkingCopyState, 'savedDate'> & { savedDate: Date };

async function listStates(
  trx: Database,
  postId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListOf<WorkingCopyState>> {
  const from = sql`post_working_copy_version kept left join app_user on app_user.id = kept.author_id
    where kept.post_id = ${postId}`;
  const { rows } = await sql<StateRow>`select ${STATE_COLUMNS} from ${from}
    order by kept.number desc limit ${limit} offset ${offset}`.execute(trx);
  const states = rows.map((row) => ({ ...row, savedDate: row.savedDate.toISOString() }));
  return { rows: states, total: await countRows(trx, from) };
}

function requireCopy(copy: StoredCopy | null): StoredCopy {
  if (copy === null) throw notFound();
  return copy;
}
