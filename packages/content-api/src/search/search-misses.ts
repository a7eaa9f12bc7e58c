import { fold, tokensOf } from '@brandpost/swedish';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { isLike } from '../users/people-search.ts';

/** Keeps texts that nothing was found by. */
export type SearchMisses = {
  /** Notes a text. Takes no time and cannot fail: it is written later, and not at all when too much waits. */
  note(text: string): void;
  /** Writes what waits. */
  flush(): Promise<void>;
  /** Writes what waits, and stops. */
  close(): Promise<void>;
};

const FLUSH_MS = 5_000;
/** Texts that wait to be written; anyone who floods the search fills no more than this. */
const MAX_WAITING = 200;
/** Different texts that a day can hold. */
export const MAX_TEXTS_PER_DAY = 2_000;
/** As long as access logs may be kept. Source: SWEDEN section 2.4, G-03. */
export const KEPT_DAYS = 30;
const MAX_LETTERS = 60;

/**
 * Counts searches without finds by day and text, so that editors see what is missing. Who asked is not noted, and what
 * may be a name at a domain, a number of a person or the name of somebody who works here is not either.
 */
export function collectSearchMisses({
  db,
  now,
  onError,
}: {
  db: Database;
  now: () => Date;
  onError: (error: unknown) => void;
}): SearchMisses {
  let waiting = new Map<string, { day: string; text: string; count: number }>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const rows = [...waiting.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
    waiting = new Map();
    if (rows.length > 0) writing = writing.then(() => write(db, rows)).catch(onError);
    return writing;
  }

  return {
    note(text) {
      const noted = textToNote(text);
      if (noted === null) return;
      const day = dayInSweden(now());
      const key = `${day} ${noted}`;
      const known = waiting.get(key);
      if (known !== undefined) known.count += 1;
      else if (waiting.size < MAX_WAITING) waiting.set(key, { day, text: noted, count: 1 });
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    flush,
    close: flush,
  };
}

/** The text as it is noted; null for one that does not look like words. */
export function textToNote(text: string): string | null {
  if (text.includes('@') || text.length > MAX_LETTERS) return null;
  const words = tokensOf(text);
  const noted = words.map(fold).join(' ');
  // Digits with anything but letters between them are one number to the person who typed them.
  if (/\d{5}/.test(noted.replaceAll(' ', '')) || !/\p{L}{2}/u.test(noted)) return null;
  return noted;
}

/** As `2026-11-22`. */
export function dayInSweden(date: Date): string {
  return DAY.format(date);
}

/** ISO is how Swedes write days. */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

async function write(
  db: Database,
  rows: readonly { day: string; text: string; count: number }[],
): Promise<void> {
  const naming = await textsNamingPeople(
    db,
    rows.map(({ text }) => text),
  );
  const kept = rows.filter(({ text }) => !naming.has(text));
  const days = kept.map(({ day }) => day);
  const texts = kept.map(({ text }) => text);
  const counts = kept.map(({ count }) => count);
  // A full day takes no new texts, and goes on counting those that it has.
  await sql`insert into search_miss (day, text, count)
    select noted.day, noted.text, noted.count
    from unnest(${days}::date[], ${texts}::text[], ${counts}::integer[]) as noted (day, text, count)
    where exists (select 1 from search_miss where search_miss.day = noted.day and search_miss.text = noted.text)
      or (select count(*) from search_miss where search_miss.day = noted.day) < ${MAX_TEXTS_PER_DAY}::integer
    on conflict (day, text) do update set count = search_miss.count + excluded.count`.execute(db);
  await sql`delete from search_miss where day < (select max(day) from search_miss) - ${KEPT_DAYS}::integer`.execute(
    db,
  );
}

/** Shorter words begin, or are, too many names to be one. */
const MIN_LETTERS = 3;
/** So much of a name tells whose it is. */
const TELLING_PART = 0.5;

/**
 * Those texts that name somebody who works here, or has: whole, in part or misspelt. What is a word as well as a name
 * counts as a name.
 * @param texts as `textToNote` gives them
 */
async function textsNamingPeople(db: Database, texts: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ names: string }>`
    select concat_ws(' ', first_name, last_name, display_name, username, uid) as names from app_user`.execute(
    db,
  );
  const names = new Set(rows.flatMap((row) => tokensOf(row.names).map(fold)));
  const known = [...names].filter((name) => name.length >= MIN_LETTERS);
  return new Set(
    texts.filter((text) => text.split(' ').some((word) => known.some((name) => isSaidBy(name, word)))),
  );
}

function isSaidBy(name: string, word: string): boolean {
  if (word.length < MIN_LETTERS || word.length < name.length * TELLING_PART) return false;
  return name.startsWith(word) || word.startsWith(name) || (!name.includes(word) && isLike(name, word));
}
