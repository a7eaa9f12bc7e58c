import { LACK_ANSWER_DAYS, LACK_EMAIL_KEPT_DAYS } from '@brandpost/domain';
import type { LackReport, LackReportBody } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type FieldError, unprocessable } from '../errors.ts';

const MIN_DESCRIPTION = 10;
const MAX_DESCRIPTION = 4000;
const MAX_PAGE = 500;
const MAX_EMAIL = 254;
/** Whoever floods the form fills no more than this. */
const MAX_WAITING = 2000;
const DAY_MS = 24 * 3_600_000;

/** @throws unprocessable with what has to be mended, in Swedish */
export function lackFrom(body: LackReportBody): LackReportBody {
  const page = body.page.trim();
  const description = body.description.trim();
  const email = body.email.trim();
  const errors: FieldError[] = [];
  if (description.length < MIN_DESCRIPTION) {
    errors.push({ field: 'description', message: `Beskriv problemet med minst ${MIN_DESCRIPTION} tecken` });
  }
  if (description.length > MAX_DESCRIPTION) {
    errors.push({ field: 'description', message: `Skriv högst ${MAX_DESCRIPTION} tecken` });
  }
  if (page.length > MAX_PAGE) errors.push({ field: 'page', message: `Skriv högst ${MAX_PAGE} tecken` });
  if (email !== '' && (email.length > MAX_EMAIL || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))) {
    errors.push({
      field: 'email',
      message: 'Skriv e-postadressen som namn@exempel.se, eller lämna fältet tomt',
    });
  }
  if (errors.length > 0) throw unprocessable(errors);
  return { page, description, email };
}

/** @returns false where too many wait already */
export async function addLackReport(db: Database, lack: LackReportBody, now: Date): Promise<boolean> {
  const due = new Date(now.getTime() + LACK_ANSWER_DAYS * DAY_MS);
  const { rows } =
    await sql`insert into lack_report (page, description, email, state, reported_date, due_date)
    select ${lack.page}, ${lack.description}, ${lack.email}, 'new', ${now}::timestamptz, ${due}::timestamptz
    where (select count(*) from lack_report where state <> 'answered') < ${MAX_WAITING}
    returning id`.execute(db);
  return rows.length > 0;
}

/** Addresses to answer are forgotten after a while, answered or not. */
export async function forgetReporters(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LACK_EMAIL_KEPT_DAYS * DAY_MS);
  await sql`update lack_report set email = '' where email <> '' and reported_date < ${before}`.execute(db);
}

export type LackRow = Omit<LackReport, 'reportedAt' | 'dueAt' | 'answeredAt'> & {
  reported: Date;
  due: Date;
  answered: Date | null;
};

export const LACK_COLUMNS = sql`lack_report.id, page, description, email, state, answer,
  reported_date as reported, due_date as due, answered_date as answered`;

export function wireLack({ reported, due, answered, ...lack }: LackRow): LackReport {
  return {
    ...lack,
    reportedAt: reported.toISOString(),
    dueAt: due.toISOString(),
    answeredAt: answered?.toISOString() ?? null,
  };
}

/**
 * Says how far a report has come. What has been answered needs no address any more.
 * @returns null where there is no such report
 */
export async function changeLackReport(
  db: Database,
  id: number,
  { state, answer }: Pick<LackReport, 'state' | 'answer'>,
  now: Date,
): Promise<LackReport | null> {
  const isAnswered = state === 'answered';
  const { rows } = await sql<LackRow>`update lack_report set state = ${state}, answer = ${answer},
      email = case when ${isAnswered} then '' else email end,
      answered_date = case when ${isAnswered} then coalesce(answered_date, ${now}) end
    where id = ${id} returning ${LACK_COLUMNS}`.execute(db);
  const [row] = rows;
  return row === undefined ? null : wireLack(row);
}
