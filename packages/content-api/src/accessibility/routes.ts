import { sql } from 'kysely';
import { recordChange } from '../changes/record-change.ts';
import { writeInstallationValue } from '../db/installation-value.ts';
import type { Dependencies } from '../dependencies.ts';
import { alreadyThere, notFound, unprocessable } from '../errors.ts';
import { findList } from '../lists/find-list.ts';
import { pageOf } from '../lists/paging.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { readCheck } from './findings.ts';
import {
  addLackReport,
  changeLackReport,
  forgetReporters,
  LACK_COLUMNS,
  type LackRow,
  lackFrom,
  wireLack,
} from './lack-reports.ts';
import { publicFindings, readStatement, readWords, WORDS_KEY } from './statement.ts';

const FULL = 'Just nu kan vi inte ta emot fler anmälningar. Försök igen senare, eller ring oss.';

/** Checks, the statement and what people report. Extensions; ADR 0060 */
export function accessibilityCalls({ db, now, accessibilityChecks }: Dependencies): CallHandlers {
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
      return { rows: rows.map(wireLack), total };
    },
    async answerLackReport({ params, body }) {
      const answer = body.answer.trim();
      if (body.state === 'answered' && answer === '') {
        throw unprocessable([{ field: 'answer', message: 'Skriv vad ni har svarat' }]);
      }
      const changed = await changeLackReport(db, params.id, { state: body.state, answer }, now());
      if (changed === null) throw notFound();
      return changed;
    },
  };
}
