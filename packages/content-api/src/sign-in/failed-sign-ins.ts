import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { tooManyRequests } from '../errors.ts';

const WINDOW_MS = 15 * 60 * 1000;
/** Failures in the window after which nothing is tried any more. A whole station may share an address. */
const MOST_FAILURES = { name: 10, address: 20 } as const;

type Kind = keyof typeof MOST_FAILURES;

/** Names and addresses are kept as hashes: they are needed for counting alone. */
function hashOf(kind: Kind, subject: string): Buffer {
  return createHash('sha256').update(`${kind}:${subject.toLowerCase()}`, 'utf8').digest();
}

/**
 * Counts a try before it is made, so that a thousand at once are as few as a thousand in a row.
 * @throws tooManyRequests with Retry-After when the name or the address has failed too often. Source: DESIGN section 5.
 */
export async function countTry(
  db: Database,
  { username, address, now }: { username: string; address: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - WINDOW_MS);
  await sql`delete from failed_sign_in where at <= ${since}`.execute(db);
  const subjects = [
    ['name', hashOf('name', username)],
    ['address', hashOf('address', address)],
  ] as const;
  for (const [kind, subject_hash] of subjects) {
    await db.insertInto('failed_sign_in').values({ kind, subject_hash, at: now }).execute();
    const { rows } = await sql<{ count: number; first: Date }>`
      select count(*)::integer as count, min(at) as first from failed_sign_in
      where kind = ${kind} and subject_hash = ${subject_hash} and at > ${since}`.execute(db);
    const [row] = rows;
    if (row === undefined || row.count <= MOST_FAILURES[kind]) continue;
    const waitMs = row.first.getTime() + WINDOW_MS - now.getTime();
    throw tooManyRequests([], { headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) } });
  }
}

/** A sign-in that succeeded: the name starts anew, and of the address's tries this one is not counted. */
export async function forgiveTries(
  db: Database,
  { username, address }: { username: string; address: string },
): Promise<void> {
  await db
    .deleteFrom('failed_sign_in')
    .where('kind', '=', 'name')
    .where('subject_hash', '=', hashOf('name', username))
    .execute();
  await sql`delete from failed_sign_in where id = (select max(id) from failed_sign_in
    where kind = 'address' and subject_hash = ${hashOf('address', address)})`.execute(db);
}
