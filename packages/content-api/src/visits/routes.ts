import { type PostType, pathOfPost } from '@brandpost/domain';
import {
  type FeedbackComment,
  type PageVisits,
  type SearchVisits,
  STAFF_EVENTS_HEADER,
  type VisitDay,
} from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import { VISITOR } from '../access/api-viewer.ts';
import { knowsBff } from '../access/knows-bff.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound, unprocessable } from '../errors.ts';
import { type ListOf, pageOf } from '../lists/paging.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { visibleTo } from '../posts/rights/visible-to.ts';
import { dayInSweden } from '../search/search-misses.ts';
import { addFeedback, addVisits, MAX_COMMENT } from './add-visits.ts';

/** What is read, looked for and helped, by day. Extensions; ADR 0061 */
export function visitCalls({ db, now, staffEventsToken }: Dependencies): CallHandlers {
  const isBff = knowsBff(staffEventsToken);
  return {
    async addVisits({ body, request }) {
      if (!isBff(request.headers[STAFF_EVENTS_HEADER])) throw notFound();
      await addVisits(db, body.visits, now());
      return { ok: true };
    },
    async addPageFeedback({ body, request }) {
      if (!isBff(request.headers[STAFF_EVENTS_HEADER])) throw notFound();
      if (body.comment.length > MAX_COMMENT) {
        throw unprocessable([{ field: 'comment', message: `Skriv högst ${MAX_COMMENT} tecken` }]);
      }
      await addFeedback(db, body, now());
      return { ok: true };
    },
    listPageVisits: ({ query }) => listPageVisits(db, query, now()),
    listVisitDays: ({ query }) => listVisitDays(db, query, now()),
    listSearchVisits: ({ query }) => listSearchVisits(db, query, now()),
    listFeedbackComments: ({ query }) => listComments(db, query, now()),
  };
}

type Question = { days?: number; page?: number; perPage?: number };

const DEFAULT_DAYS = 30;

/** The first day of a number of days that end today. */
function since(days: number | undefined, now: Date) {
  return sql`${dayInSweden(now)}::date - ${(days ?? DEFAULT_DAYS) - 1}::integer`;
}

/** Pages that visitors still see, the most opened first. */
async function listPageVisits(db: Database, query: Question, now: Date): Promise<ListOf<PageVisits>> {
  const { rows } = await sql<Omit<PageVisits, 'title'>>`select path, sum(count)::integer as count,
      sum(yes)::integer as yes, sum(no)::integer as no
    from page_visit where day >= ${since(query.days, now)} group by path
    order by sum(count) desc, sum(yes + no) desc, path`.execute(db);
  const titles = await titlesByPath(db, now);
  const pages = rows.map((row) => ({ ...row, title: titles.get(row.path) ?? '' }));
  return paged(pages, query);
}

/** Every day of the period, also those when nobody read anything. @param query.path one page; left out, all together */
async function listVisitDays(
  db: Database,
  query: { days?: number; path?: string },
  now: Date,
): Promise<VisitDay[]> {
  const { rows } = await sql<VisitDay>`select to_char(days.day, 'YYYY-MM-DD') as day,
      coalesce(sum(page_visit.count), 0)::integer as count
    from generate_series(${since(query.days, now)}, ${dayInSweden(now)}::date, interval '1 day') as days (day)
      left join page_visit on page_visit.day = days.day
        and (${query.path ?? null}::text is null or page_visit.path = ${query.path ?? null})
    group by days.day order by days.day`.execute(db);
  return rows;
}

/** What was looked for, the most asked for first. */
async function listSearchVisits(db: Database, query: Question, now: Date): Promise<ListOf<SearchVisits>> {
  const { rows } = await sql<SearchVisits>`select text, sum(count)::integer as count from search_visit
    where day >= ${since(query.days, now)} group by text order by sum(count) desc, text`.execute(db);
  return paged(rows, query);
}

/** What visitors missed, the newest first. */
async function listComments(db: Database, query: Question, now: Date): Promise<ListOf<FeedbackComment>> {
  const { rows } = await sql<
    Omit<FeedbackComment, 'title'>
  >`select to_char(day, 'YYYY-MM-DD') as day, path, text
    from page_comment where day >= ${since(query.days, now)} order by page_comment.day desc, id desc`.execute(
    db,
  );
  const titles = await titlesByPath(db, now);
  return paged(
    rows.map((row) => ({ ...row, title: titles.get(row.path) ?? '' })),
    query,
  );
}

function paged<Row>(rows: readonly Row[], query: Question): ListOf<Row> {
  const { limit, offset } = pageOf(query);
  return { rows: rows.slice(offset, offset + limit), total: rows.length };
}

/** Of posts that visitors see now; others are called by their address. */
async function titlesByPath(db: Database, now: Date): Promise<Map<string, string>> {
  const { rows } = await sql<{
    type: PostType;
    slug: string;
    title: string;
  }>`select type, slug, title from post
    where ${visibleTo(VISITOR, now)}`.execute(db);
  return new Map(rows.map((post) => [pathOfPost(post), post.title]));
}
