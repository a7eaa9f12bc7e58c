import { LACK_ANSWER_DAYS, LACK_EMAIL_KEPT_DAYS } from '@brandpost/domain';
import type { LackReport, LackReportBody } from '@brandpost/rubicore-api';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { writeInstallationValue } from '../db/installation-value.ts';
import type { Dependencies } from '../dependencies.ts';
import { alreadyThere, type FieldError, notFound, unprocessable } from '../errors.ts';
import { findList } from '../lists/find-list.ts';
import { pageOf } from '../lists/paging.ts';
import type { Letters } from '../mail/letters.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { readCheck } from './findings.ts';
import { answerLetter } from './lack-answer.ts';
import { publicFindings, readStatement, readWords, WORDS_KEY } from './statement.ts';

const FULL = 'Just nu kan vi inte ta emot fler anmälningar. Försök igen senare, eller ring oss.';

/** Checks, the statement and what people report. Extensions; ADR 0060 */
export function accessibilityCalls({ db, now, accessibilityChecks, letters }: Dependencies): CallHandlers {
  return {
    getAccessibilityStatement: () => readStatement(db, now()),
    async setAccessibilityWords({ by, body }) {
      return await db.transaction().execute(async (trx) => {
        const before = await readWords(trx);
        const after = { ...body, updatedAt: now().toISOString() };
        await writeInstallationValue(trx, WORDS_KEY, after);
        const action = 'installation.accessibility-words' as const;
        const change = { action, entity: 'installation', entityId: null, isPublic: true } as const;
        await recordChange(trx, by, { ...change, before, after }, now());
        return body;
      });
    },
    async listAccessibilityFindings({ query }) {
      const { limit, offset } = pageOf(query);
      const all = await publicFindings(db, now());
      const found = query.postId === undefined ? all : all.filter(({ postId }) => postId === query.postId);
      return { rows: found.slice(offset, offset + limit), total: found.length };
    },
    getAccessibilityCheck: () => readCheck(db, now()),
    async startAccessibilityCheck() {
      if (accessibilityChecks === null) throw notFound();
      await accessibilityChecks.begin();
      return await readCheck(db, now());
    },
    async reportLack({ body }) {
      const lack = lackFrom(body);
      await forgetReporters(db, now());
      if (!(await addLackReport(db, lack, now()))) {
        throw alreadyThere([{ field: 'description', message: FULL }]);
      }
      return { ok: true };
    },
    async listLackReports({ query }) {
      await forgetReporters(db, now());
      const { rows, total } = await findList<LackRow>(
        db,
        {
          table: 'lack_report',
          from: sql`(select *, state = 'answered' as is_answered from lack_report) as lack_report`,
          columns: LACK_COLUMNS,
          conditions: [],
          sortColumns: new Map([
            ['isAnswered', 'is_answered'],
            ['due', 'due_date'],
          ]),
          defaultSort: 'isAnswered ASC,due ASC',
        },
        query,
      );
      return { rows: rows.map((row) => wireLack(row, letters)), total };
    },
    async answerLackReport({ params, body, request }) {
      const answer = body.answer.trim();
      if (body.state === 'answered' && answer === '') {
        throw unprocessable([{ field: 'answer', message: 'Skriv vad ni har svarat' }]);
      }
      if (body.send === true) await sendAnswer(params.id, { ...body, answer }, request.log);
      const changed = await changeLackReport(db, params.id, { state: body.state, answer }, now());
      if (changed === null) throw notFound();
      return wireLack(changed, letters);
    },
  };

  /** Before it is noted: what could not be sent is not answered. @throws notFound, unprocessable */
  async function sendAnswer(
    id: number,
    { state, answer }: Pick<LackReport, 'state' | 'answer'>,
    log: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    const report = await readLackReport(db, id);
    if (report === null) throw notFound();
    if (letters === null || state !== 'answered' || report.state === 'answered' || report.email === '') {
      throw unprocessable([{ field: 'send', message: 'Svaret går inte att skicka härifrån' }]);
    }
    try {
      await letters.send(answerLetter(wireLack(report, letters), answer));
    } catch (err) {
      log.warn({ err }, 'An answer to a report of a lack could not be sent');
      throw unprocessable([{ field: 'send', message: NOT_SENT }]);
    }
  }
}

const NOT_SENT = 'E-brevet gick inte att skicka. Försök igen om en stund, eller svara från din egen e-post.';

const MIN_DESCRIPTION = 10;
const MAX_DESCRIPTION = 4000;
const MAX_PAGE = 500;
const MAX_EMAIL = 254;
/** Anyone who floods the form fills no more than this. */
const MAX_WAITING = 2000;
const DAY_MS = 24 * 3_600_000;

/** @throws unprocessable with what has to be mended, in Swedish */
function lackFrom(body: LackReportBody): LackReportBody {
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
async function addLackReport(db: Database, lack: LackReportBody, now: Date): Promise<boolean> {
  const due = new Date(now.getTime() + LACK_ANSWER_DAYS * DAY_MS);
  const { rows } =
    await sql`insert into lack_report (page, description, email, state, reported_date, due_date)
    select ${lack.page}, ${lack.description}, ${lack.email}, 'new', ${now}::timestamptz, ${due}::timestamptz
    where (select count(*) from lack_report where state <> 'answered') < ${MAX_WAITING}
    returning id`.execute(db);
  return rows.length > 0;
}

/** Addresses to answer are forgotten after a while, answered or not. */
async function forgetReporters(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LACK_EMAIL_KEPT_DAYS * DAY_MS);
  await sql`update lack_report set email = '' where email <> '' and reported_date < ${before}`.execute(db);
}

type LackRow = Omit<LackReport, 'reportedAt' | 'dueAt' | 'answeredAt' | 'canBeSent'> & {
  reported: Date;
  due: Date;
  answered: Date | null;
};

const LACK_COLUMNS = sql`lack_report.id, page, description, email, state, answer,
  reported_date as reported, due_date as due, answered_date as answered`;

function wireLack({ reported, due, answered, ...lack }: LackRow, letters: Letters | null): LackReport {
  return {
    ...lack,
    reportedAt: reported.toISOString(),
    dueAt: due.toISOString(),
    answeredAt: answered?.toISOString() ?? null,
    canBeSent: letters !== null && lack.email !== '',
  };
}

/**
 * Says how far a report has come. What has been answered needs no address any more.
 * @returns null where there is no such report
 */
async function changeLackReport(
  db: Database,
  id: number,
  { state, answer }: Pick<LackReport, 'state' | 'answer'>,
  now: Date,
): Promise<LackRow | null> {
  const isAnswered = state === 'answered';
  const { rows } = await sql<LackRow>`update lack_report set state = ${state}, answer = ${answer},
      email = case when ${isAnswered} then '' else email end,
      answered_date = case when ${isAnswered} then coalesce(answered_date, ${now}) end
    where id = ${id} returning ${LACK_COLUMNS}`.execute(db);
  return rows[0] ?? null;
}

async function readLackReport(db: Database, id: number): Promise<LackRow | null> {
  const { rows } = await sql<LackRow>`select ${LACK_COLUMNS} from lack_report where id = ${id}`.execute(db);
  return rows[0] ?? null;
}
