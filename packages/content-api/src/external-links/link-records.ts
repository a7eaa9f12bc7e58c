import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { externalAddress, publishedLinks } from '../posts/reading/published-links.ts';
import type { LinkAnswer } from './ask-link.ts';

const DAY_MS = 86_400_000;
/** What is there is asked again after so long. */
const AGAIN_MS = 7 * DAY_MS;
/** Something that may pass has passed by then: so many checks in a row, a day apart. */
const FAILURES_UNTIL_DEAD = 3;
/** A site that links to more than that has others than a check to look at it. */
const MAX_LINKS = 20_000;
/** A check that has taken longer has died. */
const LONGEST_HOURS = 3;

export type LinkCheck = {
  isRunning: boolean;
  startedAt: string | null;
  endedAt: string | null;
  asked: number;
  /** Nobody at all could be reached: it says nothing of the links. */
  isCutOff: boolean;
};

/** Begins a check, unless one is under way or has been begun since. @returns whether it is the caller's to do */
export async function claimLinkCheck(db: Database, now: Date, dueBefore: Date | null): Promise<boolean> {
  const { rows } =
    await sql`update external_link_check set started_date = ${now}, ended_date = null, asked = 0,
      is_cut_off = false
    where id = 1 and (started_date is null or ended_date is not null
        or started_date < ${now}::timestamptz - make_interval(hours => ${LONGEST_HOURS}))
      and (${dueBefore}::timestamptz is null or started_date is null or started_date < ${dueBefore})
    returning id`.execute(db);
  return rows.length > 0;
}

export async function endLinkCheck(
  db: Database,
  { asked, isCutOff }: Pick<LinkCheck, 'asked' | 'isCutOff'>,
  now: Date,
): Promise<void> {
  await sql`update external_link_check set ended_date = ${now}, asked = ${asked}, is_cut_off = ${isCutOff}
    where id = 1`.execute(db);
}

export async function readLinkCheck(db: Database, now: Date): Promise<LinkCheck> {
  const row = await db.selectFrom('external_link_check').selectAll().executeTakeFirstOrThrow();
  const { started_date: started, ended_date: ended, asked } = row;
  const isAlive = started !== null && now.getTime() - started.getTime() < LONGEST_HOURS * 3_600_000;
  return {
    isRunning: isAlive && ended === null,
    startedAt: started?.toISOString() ?? null,
    endedAt: ended?.toISOString() ?? null,
    asked,
    isCutOff: row.is_cut_off,
  };
}

/** Notes which addresses elsewhere what is published leads to now; what nothing leads to any more is forgotten. */
export async function noteExternalLinks(db: Database, ownOrigin: string, now: Date): Promise<void> {
  const uses = new Map<string, Set<number>>();
  for await (const links of publishedLinks(db, now)) {
    for (const { href, postId } of links) {
      const address = externalAddress(href);
      if (address === null || new URL(address).origin === ownOrigin) continue;
      if (!uses.has(address) && uses.size >= MAX_LINKS) continue;
      uses.set(address, (uses.get(address) ?? new Set()).add(postId));
    }
  }
  const addresses = [...uses.keys()];
  const pairs = [...uses].flatMap(([address, posts]) => [...posts].map((postId) => ({ address, postId })));
  await db.transaction().execute(async (trx) => {
    await sql`delete from external_link where address <> all(${addresses}::text[])`.execute(trx);
    await sql`insert into external_link (address, next_check_date)
      select address, ${now} from unnest(${addresses}::text[]) as address on conflict do nothing`.execute(
      trx,
    );
    await sql`delete from external_link_use`.execute(trx);
    await sql`insert into external_link_use (link_id, post_id)
      select external_link.id, pair.post_id
      from unnest(${pairs.map(({ address }) => address)}::text[], ${pairs.map(({ postId }) => postId)}::integer[])
        as pair (address, post_id)
      join external_link on external_link.address = pair.address
      join post on post.id = pair.post_id`.execute(trx);
  });
}

export type DueLink = { id: number; address: string };

/** What is to be asked now, what has waited longest first. @param isAll also what was asked not long ago */
export async function dueLinks(
  db: Database,
  { now, isAll, limit }: { now: Date; isAll: boolean; limit: number },
): Promise<DueLink[]> {
  const { rows } = await sql<DueLink>`select id, address from external_link
    where ${isAll} or next_check_date <= ${now}
    order by dead_since is null, checked_date nulls first, id limit ${limit}`.execute(db);
  return rows;
}

/** Notes what an address answered, and when it is asked again: later each time that it fails, a week at the most. */
export async function noteAnswer(db: Database, id: number, answer: LinkAnswer, now: Date): Promise<void> {
  const { outcome, status, problem, retryAfterSeconds } = answer;
  const hasFailed = outcome === 'gone' || outcome === 'failing';
  const needed = outcome === 'gone' ? 1 : FAILURES_UNTIL_DEAD;
  const waitMs = Math.max(hasFailed ? 0 : AGAIN_MS, (retryAfterSeconds ?? 0) * 1000);
  await sql`update external_link set checked_date = ${now}, status = ${status}, problem = ${problem},
      failures = case when ${hasFailed} then failures + 1 else 0 end,
      failing_since = case when ${hasFailed} then coalesce(failing_since, ${now}) end,
      dead_since = case when ${hasFailed} and (failures + 1 >= ${needed} or dead_since is not null)
        then coalesce(dead_since, ${now}) end,
      next_check_date = case when ${hasFailed}
        then ${now}::timestamptz + make_interval(hours => 20 * least(7, greatest(1, failures)))
        else ${new Date(now.getTime() + waitMs)}::timestamptz end
    where id = ${id}`.execute(db);
}
