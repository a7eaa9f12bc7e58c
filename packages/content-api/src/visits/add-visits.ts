import { VISITS_KEPT_DAYS } from '@brandpost/domain';
import type { PageFeedbackBody, VisitCounts } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { knownPaths } from '../posts/targets/known-paths.ts';
import { dayInSweden, textToNote } from '../search/search-misses.ts';

const SEARCH = '/sok/';
/** Different texts that a day can hold: anyone who searches for nonsense fills no more. */
const MAX_TEXTS_PER_DAY = 5_000;
/** Comments that a day can hold. */
const MAX_COMMENTS_PER_DAY = 300;
export const MAX_COMMENT = 500;

type Count = VisitCounts['visits'][number];

/** Adds to what was counted. Pages that visitors cannot open are not counted, nor texts that may be about a person. */
export async function addVisits(db: Database, visits: readonly Count[], now: Date): Promise<void> {
  const today = dayInSweden(now);
  const yesterday = dayInSweden(new Date(now.getTime() - 24 * 3_600_000));
  const timely = visits.filter(({ day, count }) => count > 0 && (day === today || day === yesterday));
  await addSearches(db, summed(timely.flatMap(searchIn)));
  await addPages(
    db,
    summed(
      await openPages(
        db,
        timely.filter(({ path }) => !path.startsWith(SEARCH)),
        now,
      ),
    ),
  );
  await forgetOld(db, now);
}

/** Counts an answer to "Hjälpte sidan dig?". A page that visitors cannot open gets none. */
export async function addFeedback(db: Database, body: PageFeedbackBody, now: Date): Promise<void> {
  const day = dayInSweden(now);
  const [page] = await openPages(db, [{ day, path: body.path, count: 1 }], now);
  if (page === undefined) return;
  if (body.answer === 'comment') return await addComment(db, page, body.comment);
  const yes = body.answer === 'yes' ? 1 : 0;
  await sql`insert into page_visit (day, path, yes, no) values (${day}::date, ${page.path}, ${yes}, ${1 - yes})
    on conflict (day, path) do update set yes = page_visit.yes + excluded.yes, no = page_visit.no + excluded.no`.execute(
    db,
  );
}

/** What may be a number of a person, or an address, is taken out. */
async function addComment(db: Database, { day, path }: Count, comment: string): Promise<void> {
  const text = withoutPersons(comment.trim()).slice(0, MAX_COMMENT);
  if (text === '') return;
  await sql`insert into page_comment (day, path, text) select ${day}::date, ${path}, ${text}
    where (select count(*) from page_comment where day = ${day}::date) < ${MAX_COMMENTS_PER_DAY}`.execute(db);
}

function withoutPersons(text: string): string {
  return text.replace(/\S+@\S+/g, '[borttaget]').replace(/\+?\d(?:[\s-]?\d){6,}/g, '[borttaget]');
}

function searchIn({ day, path, count }: Count): Count[] {
  if (!path.startsWith(SEARCH)) return [];
  const text = textToNote(decoded(path.slice(SEARCH.length)));
  return text === null ? [] : [{ day, path: text, count }];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Under the one address that each page has. */
async function openPages(db: Database, counts: readonly Count[], now: Date): Promise<Count[]> {
  const plain = counts.map((one) => ({ ...one, path: one.path.replace(/(?<=.)\/$/, '') }));
  const { missingPaths, redirectedPaths } = await knownPaths(
    db,
    plain.map(({ path }) => path),
    now,
  );
  const missing = new Set(missingPaths);
  const moved = new Map(redirectedPaths.map(({ from, to }) => [from, to]));
  return plain.flatMap((one) =>
    missing.has(one.path) ? [] : [{ ...one, path: moved.get(one.path) ?? one.path }],
  );
}

/** One row for each day and path, in one order anyone who writes: two that write at once wait, and do not lock each other. */
function summed(counts: readonly Count[]): Count[] {
  const sums = new Map<string, Count>();
  for (const one of counts) {
    const key = `${one.day} ${one.path}`;
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}

function columnsOf(counts: readonly Count[]) {
  return sql`unnest(${counts.map(({ day }) => day)}::date[], ${counts.map(({ path }) => path)}::text[],
    ${counts.map(({ count }) => count)}::integer[])`;
}

async function addPages(db: Database, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  await sql`insert into page_visit (day, path, count)
    select counted.day, counted.path, counted.count from ${columnsOf(counts)} as counted (day, path, count)
    on conflict (day, path) do update set count = page_visit.count + excluded.count`.execute(db);
}

async function addSearches(db: Database, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  // A full day takes no new texts, and goes on counting those that it has.
  await sql`insert into search_visit (day, text, count)
    select counted.day, counted.text, counted.count from ${columnsOf(counts)} as counted (day, text, count)
    where exists (select 1 from search_visit known where known.day = counted.day and known.text = counted.text)
      or (select count(*) from search_visit known where known.day = counted.day) < ${MAX_TEXTS_PER_DAY}::integer
    on conflict (day, text) do update set count = search_visit.count + excluded.count`.execute(db);
}

async function forgetOld(db: Database, now: Date): Promise<void> {
  const before = sql`${dayInSweden(now)}::date - ${VISITS_KEPT_DAYS}::integer`;
  for (const table of ['page_visit', 'search_visit', 'page_comment']) {
    await sql`delete from ${sql.table(table)} where day <= ${before}`.execute(db);
  }
}
