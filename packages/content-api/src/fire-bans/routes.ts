import {
  FIRE_BAN_MAX_COUNT,
  type FireBan,
  type FireBanState,
  fireBanNow,
  fireRiskNow,
} from '@brandpost/domain';
import type { FireBanBody } from '@brandpost/rubicore-api';
import { checkFireBan, validateFireBan } from '@brandpost/validation';
import { sql } from 'kysely';
import type { Actor } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { fireBanChanged, notFound, unprocessable } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { requireValid } from '../validity/require-valid.ts';
import { keptFireRisk } from './kept-fire-risk.ts';
import { findFireBans, lockFireBan, writeFireBan } from './queries.ts';

/** Whether one may make a fire. Extensions; ADR 0050 */
export function fireBanCalls({ db, now }: Dependencies): CallHandlers {
  const lock = async (trx: Database, id: number) => {
    const found = await lockFireBan(trx, id);
    if (found === null) throw notFound();
    return found;
  };
  const record = async (
    trx: Database,
    by: Actor,
    entityId: number,
    change: { action: 'create' | 'update' | 'check' | 'delete'; before?: unknown; after?: unknown },
  ) => {
    const action = `fire-ban.${change.action}` as const;
    await recordChange(trx, by, { ...change, action, entity: 'fire-ban', entityId, isPublic: true }, now());
  };

  return {
    async getFireBans() {
      const [fireBans, kept] = await Promise.all([findFireBans(db), keptFireRisk(db)]);
      const forecast = kept?.forecast ?? null;
      return { fireBans, fireRisk: fireRiskNow(forecast, now()) === null ? null : forecast };
    },
    async createFireBan({ by, body }) {
      const said = saidFireBan(body, null, now());
      return await db.transaction().execute(async (trx) => {
        await refuseTaken(trx, said.municipality, null);
        await refuseMore(trx);
        const after = await writeFireBan(trx, null, said);
        await record(trx, by, after.id, { action: 'create', after });
        return after;
      });
    },
    async updateFireBan({ by, params, body }) {
      return await db.transaction().execute(async (trx) => {
        const before = await lock(trx, params.id);
        const { seenCheckedAt = before.checkedAt } = body;
        if (Date.parse(seenCheckedAt) !== Date.parse(before.checkedAt)) throw fireBanChanged();
        const said = saidFireBan(body, before, now());
        await refuseTaken(trx, said.municipality, params.id);
        const after = await writeFireBan(trx, params.id, said);
        await record(trx, by, params.id, { action: 'update', before, after });
        return after;
      });
    },
    async checkFireBan({ by, params, body }) {
      return await db.transaction().execute(async (trx) => {
        const { id, ...before } = await lock(trx, params.id);
        // Somebody else has said something else meanwhile: that is not what was looked at.
        if (before.state !== body.state) throw fireBanChanged();
        const after = await writeFireBan(trx, id, { ...before, checkedAt: now().toISOString() });
        // What has ended, or what nobody knows, is not known by looking at it.
        if (fireBanNow(after, now()).reason !== null) throw fireBanChanged();
        await record(trx, by, id, { action: 'check', before: { id, ...before }, after });
        return after;
      });
    },
    async deleteFireBan({ by, params }) {
      await db.transaction().execute(async (trx) => {
        const before = await lock(trx, params.id);
        await trx.deleteFrom('fire_ban').where('id', '=', params.id).execute();
        await record(trx, by, params.id, { action: 'delete', before });
      });
      return { ok: true };
    },
  };
}

/** One at a time, so that two who add the same municipality do not both find it missing. */
async function refuseTaken(trx: Database, municipality: string, exceptId: number | null): Promise<void> {
  await sql`lock table fire_ban in share row exclusive mode`.execute(trx);
  const taken = await trx
    .selectFrom('fire_ban')
    .select('id')
    .where(sql<boolean>`lower(municipality) = lower(${municipality})`)
    .executeTakeFirst();
  if (taken === undefined || taken.id === exceptId) return;
  throw unprocessable([{ field: 'municipality', message: 'Kommunen finns redan' }]);
}

async function refuseMore(trx: Database): Promise<void> {
  const { count } = await trx
    .selectFrom('fire_ban')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count < FIRE_BAN_MAX_COUNT) return;
  const message = `Det går att lägga till högst ${FIRE_BAN_MAX_COUNT} kommuner`;
  throw unprocessable([{ field: 'municipality', message }]);
}

/**
 * What a body says of a municipality, checked at this moment: anyone who sends it says that it is so.
 * @param before what was said of it until now; null for nothing
 * @throws unprocessable with the first error of each field
 */
function saidFireBan(body: FireBanBody, before: FireBan | null, now: Date): Omit<FireBan, 'id'> {
  requireValid(validateFireBan(body));
  // Validated above.
  const state = body.state as FireBanState;
  const errors = checkFireBan({ ...body, state });
  if (errors.length > 0) throw unprocessable(errors);
  const isUnknown = state === 'unknown';
  const from = isUnknown ? null : body.from;
  const isToCome = from !== null && Date.parse(from) > now.getTime();
  return {
    municipality: body.municipality.trim(),
    state,
    decidedBy: body.decidedBy.trim(),
    from: from === null ? null : new Date(from).toISOString(),
    to: body.to === null ? null : new Date(body.to).toISOString(),
    stateBefore: isToCome ? fireBanNow(before, now).state : null,
    checkedAt: now.toISOString(),
    note: body.note.trim(),
  };
}
