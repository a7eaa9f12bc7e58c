import { sql } from 'kysely';
import { newToken, tokenHash } from '../access/token-hash.ts';
import type { Database } from '../db/database.ts';

/** A browser that nobody has signed in with for so long is a stranger again. */
const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;
/** More browsers than anybody has; keeps the table small. */
const MAX_DEVICES = 20;

/** Whether a browser has signed in with this name before. It shows a secret that nobody can make up. */
export async function isKnownDevice(
  db: Database,
  { username, device }: { username: string; device: string | null },
  now: Date,
): Promise<boolean> {
  if (device === null) return false;
  const { rows } = await sql`select 1 from known_device join app_user on app_user.id = known_device.user_id
    where known_device.hash = ${tokenHash(device)} and lower(app_user.username) = lower(${username})
      and known_device.seen > ${new Date(now.getTime() - LIFETIME_MS)}`.execute(db);
  return rows.length > 0;
}

/**
 * Knows a browser by the secret that it shows, if that is one of ours, or by a new one. Belongs in a transaction.
 * @returns the secret that it is known by
 */
export async function rememberDevice(
  trx: Database,
  { userId, device }: { userId: number; device: string | null },
  now: Date,
): Promise<string> {
  const secret = device !== null && (await isOurs(trx, device)) ? device : newToken();
  await sql`insert into known_device (hash, user_id, seen) values (${tokenHash(secret)}, ${userId}, ${now})
    on conflict (hash, user_id) do update set seen = excluded.seen`.execute(trx);
  await sql`delete from known_device where user_id = ${userId} and (seen <= ${new Date(now.getTime() - LIFETIME_MS)}
    or hash not in (select hash from known_device where user_id = ${userId} order by seen desc
      limit ${MAX_DEVICES}))`.execute(trx);
  return secret;
}

async function isOurs(trx: Database, device: string): Promise<boolean> {
  const { rows } = await sql`select 1 from known_device where hash = ${tokenHash(device)} limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}
