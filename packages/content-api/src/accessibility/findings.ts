import type { AccessibilityCheck, AccessibilityFinding } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Found } from './found.ts';

/** A page or file with what was found on it. */
export type CheckedPage = { path: string; title: string; found: readonly Found[] };

/**
 * Stores what was found on a page in place of what was found before: what is there still keeps the day it was first seen.
 * @returns whether anything came or went
 */
export async function storeFindings(
  db: Database,
  { path, title, found }: CheckedPage,
  now: Date,
): Promise<boolean> {
  const column = (name: keyof Found) => found.map((one) => one[name]);
  return await db.transaction().execute(async (trx) => {
    const gone = await sql`delete from accessibility_finding where path = ${path} and not exists (
      select 1 from unnest(${column('rule')}::text[], ${column('place')}::text[]) as kept (rule, place)
      where kept.rule = accessibility_finding.rule and kept.place = accessibility_finding.place)`.execute(
      trx,
    );
    const { rows } = await sql<{ isNew: boolean }>`insert into accessibility_finding
        (path, title, rule, message, criterion, place, first_seen, last_seen)
      select distinct on (rule, place) ${path}, ${title}, rule, message, criterion, place,
        ${now}::timestamptz, ${now}::timestamptz
      from unnest(${column('rule')}::text[], ${column('message')}::text[], ${column('criterion')}::text[],
        ${column('place')}::text[]) as found (rule, message, criterion, place)
      on conflict (path, rule, place) do update set title = excluded.title, message = excluded.message,
        criterion = excluded.criterion, last_seen = excluded.last_seen
      returning first_seen = last_seen as "isNew"`.execute(trx);
    return Number(gone.numAffectedRows ?? 0) > 0 || rows.some(({ isNew }) => isNew);
  });
}

/** Forgets what was found on pages that are no longer there. @returns whether there was any */
export async function forgetOtherPages(db: Database, paths: readonly string[]): Promise<boolean> {
  const gone = await sql`delete from accessibility_finding where path <> all(${[...paths]}::text[])`.execute(
    db,
  );
  return Number(gone.numAffectedRows ?? 0) > 0;
}

type Kept = Omit<AccessibilityFinding, 'postId' | 'criterionName' | 'firstSeen' | 'lastSeen'> & {
  firstSeen: Date;
  lastSeen: Date;
};

/** All of them, by criterion and then by page. */
export async function readFindings(db: Database): Promise<Kept[]> {
  const { rows } = await sql<Kept>`select id, path, title, rule, message, criterion, place,
      first_seen as "firstSeen", last_seen as "lastSeen"
    from accessibility_finding
    order by string_to_array(criterion, '.')::integer[], path, rule, id`.execute(db);
  return rows;
}

/** A check that says nothing for so long has died. */
const LONGEST_HOURS = 2;

/** Begins a check, unless one is under way somewhere. @returns whether it is ours */
export async function claimCheck(db: Database, now: Date, dueBefore: Date | null): Promise<boolean> {
  const { rows } = await sql`update accessibility_check set started_date = ${now}, ended_date = null
    where id = 1 and (started_date is null or ended_date is not null
        or started_date < ${now}::timestamptz - make_interval(hours => ${LONGEST_HOURS}))
      and (${dueBefore}::timestamptz is null or started_date is null or started_date < ${dueBefore})
    returning id`.execute(db);
  return rows.length > 0;
}

export async function endCheck(
  db: Database,
  { pages, files, failed }: { pages: number; files: number; failed: readonly string[] },
  now: Date,
): Promise<void> {
  await sql`update accessibility_check set ended_date = ${now}, pages = ${pages}, files = ${files},
    failed = ${JSON.stringify(failed)}::jsonb where id = 1`.execute(db);
}

/** Takes the posts that were changed since somebody last took them. @returns since when; null when nobody ever has */
export async function claimChangedPosts(db: Database, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`with before as
      (select posts_until from accessibility_check where id = 1 for update)
    update accessibility_check set posts_until = ${now} from before where id = 1
    returning before.posts_until as since`.execute(db);
  return rows[0]?.since ?? null;
}

export async function readCheck(db: Database, now: Date): Promise<AccessibilityCheck> {
  const { rows } = await sql<{
    started: Date | null;
    ended: Date | null;
    pages: number;
    files: number;
    failed: string[];
  }>`select started_date as started, ended_date as ended, pages, files, failed
    from accessibility_check where id = 1`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The accessibility check has lost its row.');
  const { started, ended, pages, files, failed } = row;
  const isAlive = started !== null && now.getTime() - started.getTime() < LONGEST_HOURS * 3_600_000;
  return {
    isRunning: isAlive && ended === null,
    startedAt: started?.toISOString() ?? null,
    endedAt: ended?.toISOString() ?? null,
    ...{ pages, files, failed },
  };
}
