import { createHash } from 'node:crypto';
import { networkOf } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type ApiFailure, tooManyRequests } from '../errors.ts';
import { isKnownDevice } from './known-devices.ts';

const WINDOW_MS = 15 * 60 * 1000;

/**
 * Failures in the window after which nothing is tried any more: with one name from one network, from one network with
 * whatever names (a whole office shares one), and in a browser that has signed in with that name before; and of guesses
 * of the password that one is signed in with.
 */
const MAX_FAILURES = { pair: 10, address: 100, device: 10, guess: 10 } as const;

/**
 * A name that is tried from many networks is never shut, or anybody could shut anybody out: each try has to wait for
 * longer than the one before.
 */
const DELAYED_AFTER = 20;
const LONGEST_DELAY_MS = 60_000;

/** How long after the last failure a name is tried again from where nobody has signed in with it. */
function delayMs(failures: number): number {
  return Math.min(LONGEST_DELAY_MS, 1000 * 2 ** Math.min(failures - DELAYED_AFTER, 16));
}

function tooManyTries(waitMs: number): ApiFailure {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return tooManyRequests([], { headers: { 'retry-after': String(seconds) } });
}

/** Any numbers of our own: held while tries from one network, and with one name, are counted. */
const ADDRESS_LOCK = 5_820_115;
const NAME_LOCK = 5_820_116;

/** Somebody who says who they are. */
export type Attempt = {
  /** null for a passkey: nobody says who they are, and only failures from one network count. */
  username: string | null;
  address: string;
  /** What the browser got when it signed in the last time. */
  device: string | null;
};

/** A try that is let through to the hash; it counts as a failure until it is known to be none. */
export type CountedTry = {
  id: number;
  /** What is shut if this one fails too; null while there are more to come. */
  shuts: 'address' | 'name-at-address' | 'name' | 'device' | null;
};

type Hashes = { name: Buffer; address: Buffer; device: Buffer | null; isNamed: boolean };
type Counts = { address: number; pair: number; name: number; device: number };
type Firsts = Record<`${keyof Counts}_since`, Date | null>;

/**
 * Counts a try before it is made, one after the other for each name and network, so that a thousand at once are as few
 * as a thousand in a row. A try that is refused is not counted: it lengthens nothing.
 * @throws tooManyRequests with Retry-After. Source: DESIGN section 5; SECURITY T44
 */
export async function countTry(db: Database, attempt: Attempt, now: Date): Promise<CountedTry> {
  return await db.transaction().execute(async (trx) => {
    const hashes = await hashesOf(trx, attempt, now);
    // Always in this order, so that two never wait for each other.
    await sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}, ${hashes.address.readInt32BE()})`.execute(trx);
    await sql`select pg_advisory_xact_lock(${NAME_LOCK}, ${hashes.name.readInt32BE()})`.execute(trx);
    await sql`delete from sign_in_failure where at <= ${new Date(now.getTime() - WINDOW_MS)}`.execute(trx);
    const counts = await countsOf(trx, hashes);
    const wait = waitMs(counts, hashes, now);
    if (wait > 0) throw tooManyTries(wait);
    const { id } = await trx
      .insertInto('sign_in_failure')
      .values({ name_hash: hashes.name, address_hash: hashes.address, device_hash: hashes.device, at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, shuts: shutBy(counts, hashes) };
  });
}

/**
 * A sign-in that succeeded: what was tried with this name in the same way is forgotten. What others have tried elsewhere
 * is not.
 */
export async function forgiveTries(db: Database, { id }: CountedTry): Promise<void> {
  await sql`delete from sign_in_failure using sign_in_failure as own where own.id = ${id}
    and sign_in_failure.name_hash = own.name_hash
    and (case when own.device_hash is null
      then sign_in_failure.device_hash is null and sign_in_failure.address_hash = own.address_hash
      else sign_in_failure.device_hash = own.device_hash end)`.execute(db);
}

/** Lets a name be tried again, wherever from. */
export async function forgetFailures(db: Database, username: string): Promise<void> {
  await db
    .deleteFrom('sign_in_failure')
    .where('name_hash', '=', hashOf('name', username.toLowerCase()))
    .execute();
}

/** Whether a name is not tried, or not at once, from somewhere. */
export async function isLocked(db: Database, username: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_locked: boolean }>`
    with own as (select address_hash, device_hash from sign_in_failure
      where name_hash = ${hashOf('name', username.toLowerCase())} and at > ${new Date(now.getTime() - WINDOW_MS)})
    select (select count(*) from own where device_hash is null) >= ${DELAYED_AFTER}
      or exists (select from own where device_hash is null
        group by address_hash having count(*) >= ${MAX_FAILURES.pair})
      or exists (select from own where device_hash is not null
        group by device_hash having count(*) >= ${MAX_FAILURES.device}) as is_locked`.execute(db);
  return rows[0]?.is_locked === true;
}

/**
 * Counts a guess of a password that the guesser is signed in with already: anyone who sits down at another's browser. It
 * shuts no way in.
 * @returns what takes the guess back when it was right. @throws tooManyRequests with Retry-After
 */
export async function countGuess(
  db: Database,
  userId: number,
  now: Date,
): Promise<{ forgive: () => Promise<void> }> {
  const name_hash = hashOf('guess', String(userId));
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${NAME_LOCK}, ${name_hash.readInt32BE()})`.execute(trx);
    const since = new Date(now.getTime() - WINDOW_MS);
    await sql`delete from sign_in_failure where at <= ${since}`.execute(trx);
    const { rows } = await sql<{ count: number; first: Date | null }>`select count(*)::integer as count,
      min(at) as first from sign_in_failure where name_hash = ${name_hash}`.execute(trx);
    const [{ count, first } = { count: 0, first: null }] = rows;
    if (count >= MAX_FAILURES.guess) {
      throw tooManyTries((first?.getTime() ?? 0) + WINDOW_MS - now.getTime());
    }
    await trx
      .insertInto('sign_in_failure')
      .values({ name_hash, address_hash: null, device_hash: null, at: now })
      .execute();
  });
  const forgive = async () => {
    await db.deleteFrom('sign_in_failure').where('name_hash', '=', name_hash).execute();
  };
  return { forgive };
}

async function hashesOf(trx: Database, { username, address, device }: Attempt, now: Date): Promise<Hashes> {
  const network = networkOf(address);
  const hashes = { address: hashOf('address', network), device: null };
  if (username === null) return { ...hashes, name: hashOf('passkey', network), isNamed: false };
  const isKnown = await isKnownDevice(trx, { username, device }, now);
  return {
    ...hashes,
    name: hashOf('name', username.toLowerCase()),
    ...(isKnown ? { device: hashOf('device', device ?? '') } : {}),
    isNamed: true,
  };
}

/** Names and addresses are kept as hashes: they are needed for counting alone. */
function hashOf(kind: string, subject: string): Buffer {
  return createHash('sha256').update(`${kind}:${subject}`, 'utf8').digest();
}

async function countsOf(trx: Database, { name, address, device }: Hashes): Promise<Counts & Firsts> {
  const counted = (alias: string, condition: ReturnType<typeof sql>, edge: 'min' | 'max') =>
    sql`count(*) filter (where ${condition})::integer as ${sql.ref(alias)},
      ${sql.raw(edge)}(at) filter (where ${condition}) as ${sql.ref(`${alias}_since`)}`;
  const isStrange = sql`device_hash is null`;
  const { rows } = await sql<Counts & Firsts>`select
      ${counted('address', sql`address_hash = ${address} and ${isStrange}`, 'min')},
      ${counted('pair', sql`name_hash = ${name} and address_hash = ${address} and ${isStrange}`, 'min')},
      ${counted('name', sql`name_hash = ${name} and ${isStrange}`, 'max')},
      ${counted('device', sql`name_hash = ${name} and device_hash = ${device}`, 'min')}
    from sign_in_failure where name_hash = ${name} or address_hash = ${address}`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('A count has no row.');
  return row;
}

/** How long nothing is tried; 0 when this try may be made. */
function waitMs(counts: Counts & Firsts, { device, isNamed }: Hashes, now: Date): number {
  const until = (since: Date | null, ms: number) => (since?.getTime() ?? 0) + ms - now.getTime();
  const whileFull = (kind: 'address' | 'pair' | 'device') =>
    counts[kind] < MAX_FAILURES[kind] ? 0 : until(counts[`${kind}_since`], WINDOW_MS);
  if (!isNamed) return whileFull('address');
  if (device !== null) return whileFull('device');
  return Math.max(
    whileFull('address'),
    whileFull('pair'),
    counts.name < DELAYED_AFTER ? 0 : until(counts.name_since, delayMs(counts.name)),
  );
}

function shutBy(counts: Counts, { device, isNamed }: Hashes): CountedTry['shuts'] {
  if (!isNamed) return counts.address + 1 === MAX_FAILURES.address ? 'address' : null;
  if (device !== null) return counts.device + 1 === MAX_FAILURES.device ? 'device' : null;
  if (counts.pair + 1 === MAX_FAILURES.pair) return 'name-at-address';
  if (counts.name + 1 === DELAYED_AFTER) return 'name';
  return counts.address + 1 === MAX_FAILURES.address ? 'address' : null;
}
