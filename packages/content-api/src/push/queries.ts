import type { PushChoices } from '@brandpost/rubicore-api';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { PushSubscriptionTable } from '../db/schema.ts';
import type { PushSubscription } from './subscription-from-body.ts';

/** What is sent to in some minutes at the most, and what a stranger can fill with nonsense. Source: ADR 0052 */
const MAX_SUBSCRIPTIONS = 100_000;

/** The municipalities that somebody may choose: those of which it is said whether one may make a fire. By name. */
export async function findMunicipalities(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('fire_ban')
    .select('municipality')
    .orderBy('municipality_key')
    .orderBy('id')
    .execute();
  return rows.map(({ municipality }) => municipality);
}

/** Keeps what a browser has chosen, in place of what it chose before. @returns false where there is no room for more */
export async function saveSubscription(
  db: Database,
  { quiet, ...subscription }: PushSubscription,
  now: Date,
): Promise<boolean> {
  const { endpoint, p256dh, auth, level, municipality } = subscription;
  const chosen = {
    ...{ p256dh, auth, level, municipality },
    ...{ quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null },
  };
  const changed = await db
    .updateTable('push_subscription')
    .set(chosen)
    .where('endpoint', '=', endpoint)
    .returning('id')
    .executeTakeFirst();
  if (changed !== undefined) return true;
  const { count } = await db
    .selectFrom('push_subscription')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MAX_SUBSCRIPTIONS) return false;
  await db
    .insertInto('push_subscription')
    .values({ endpoint, ...chosen, created: now })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(chosen))
    .execute();
  return true;
}

/** What has been chosen for a browser; null for one that is not subscribed. */
export async function findChoices(db: Database, endpoint: string): Promise<PushChoices | null> {
  const row = await db
    .selectFrom('push_subscription')
    .select(['level', 'municipality', 'quiet_from', 'quiet_to'])
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return row === undefined ? null : { level: row.level, municipality: row.municipality, quiet: quietOf(row) };
}

export async function deleteSubscription(db: Database, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute();
}

/** The quiet hours of a row; null where there are none. */
export function quietOf({
  quiet_from: from,
  quiet_to: to,
}: Pick<Selectable<PushSubscriptionTable>, 'quiet_from' | 'quiet_to'>): PushChoices['quiet'] {
  return from === null || to === null ? null : { from, to };
}
