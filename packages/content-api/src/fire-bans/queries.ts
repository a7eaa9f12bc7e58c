import type { FireBan } from '@brandpost/domain';
import type { Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { FireBanTable } from '../db/schema.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';

/** What has been said of each municipality, by name. */
export async function findFireBans(db: Database): Promise<FireBan[]> {
  const rows = await db
    .selectFrom('fire_ban')
    .selectAll()
    .orderBy('municipality_key')
    .orderBy('id')
    .execute();
  return rows.map(fireBanFrom);
}

/** One of them, locked until the transaction ends; null when there is none. */
export async function lockFireBan(trx: Database, id: number): Promise<FireBan | null> {
  const row = await trx
    .selectFrom('fire_ban')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : fireBanFrom(row);
}

/**
 * Writes what is said of a municipality: the one way in which it comes into the database. Belongs in a transaction.
 * @param id null for a municipality of which nothing has been said before
 */
export async function writeFireBan(
  trx: Database,
  id: number | null,
  said: Omit<FireBan, 'id'>,
): Promise<FireBan> {
  const row = {
    municipality: said.municipality,
    municipality_key: swedishSortKey(said.municipality),
    state: said.state,
    decided_by: said.decidedBy,
    valid_from: said.from,
    valid_to: said.to,
    state_before: said.stateBefore,
    checked_date: said.checkedAt,
    note: said.note,
  };
  const written =
    id === null
      ? await trx.insertInto('fire_ban').values(row).returningAll().executeTakeFirstOrThrow()
      : await trx
          .updateTable('fire_ban')
          .set(row)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
  return fireBanFrom(written);
}

function fireBanFrom(row: Selectable<FireBanTable>): FireBan {
  return {
    id: row.id,
    municipality: row.municipality,
    state: row.state,
    decidedBy: row.decided_by,
    from: row.valid_from?.toISOString() ?? null,
    to: row.valid_to?.toISOString() ?? null,
    stateBefore: row.state_before,
    checkedAt: row.checked_date.toISOString(),
    note: row.note,
  };
}
