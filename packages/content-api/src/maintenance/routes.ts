import type { ExternalSource, Maintenance, PartState, SystemReport } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import { recordChange } from '../changes/record-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { unprocessable } from '../errors.ts';
import { readLinkCheck } from '../external-links/link-records.ts';
import { OWN_VERSION } from '../own-version.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { LAST_BACKUP } from './last-backup.ts';
import { readMaintenance, writeMaintenance } from './maintenance-state.ts';

/** The clock tells every second; after this long nobody does. */
const CLOCK_LATE_MS = 60_000;
const SLOW_ANSWER_MS = 500;
/** The longest that can be set between two backups is a week. */
const BACKUP_OLD_MS = 8 * 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

type Counts = {
  version: string;
  pending: number;
  missing: number;
  clock: { announcedUntil: string } | null;
  waiting: number;
  entries: number;
  last: Date | null;
  inForce: Partial<Record<ExternalSource, number>>;
  backup: { made: string } | null;
  noticesWaiting: number;
  noticesFailed: number;
};

type Reporting = Pick<Dependencies, 'db' | 'now' | 'externalMessages' | 'notices' | 'linkChecks'>;

/** How the parts of the service are. Its own time of answering stands for the database. */
async function systemReport(
  { db, now, externalMessages, notices, linkChecks }: Reporting,
  startedDate: Date,
): Promise<SystemReport> {
  const startMs = performance.now();
  await sql`select 1`.execute(db);
  const answerMs = Math.round((performance.now() - startMs) * 10) / 10;
  const { rows } = await sql<Counts>`select split_part(version(), ' ', 2) as version,
    (select count(*)::int from media where sizes_pending) as pending,
    (select count(*)::int from media where missing_since is not null) as missing,
    (select value from installation where key = 'clock') as clock,
    (select count(*)::int from post where status = 'future')
      + (select count(*)::int from scheduled_change) as waiting,
    (select last_id::int from audit_head) as entries,
    (select at from audit_entry order by id desc limit 1) as last,
    (select coalesce(jsonb_object_agg(source, count), '{}') from (select source, count(*)::int as count
      from external_message where ended is null group by source) as by_source) as "inForce",
    (select value from installation where key = ${LAST_BACKUP}) as backup,
    (select count(*)::int from notice_delivery where done is null and due <= ${now()}) as "noticesWaiting",
    (select count(*)::int from notice_delivery
      where outcome = 'failed' and done > ${new Date(now().getTime() - DAY_MS)}) as "noticesFailed"`.execute(
    db,
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error('The database counts nothing.');
  const { pending, missing, waiting, entries, inForce } = counts;
  const { isRunning, isCutOff, endedAt } = await readLinkCheck(db, now());
  const announcedUntil = counts.clock?.announcedUntil ?? null;
  const lateMs =
    announcedUntil === null ? Number.POSITIVE_INFINITY : now().getTime() - Date.parse(announcedUntil);
  return {
    version: OWN_VERSION,
    startedDate: startedDate.toISOString(),
    database: { state: answerMs > SLOW_ANSWER_MS ? 'ill' : 'well', version: counts.version, answerMs },
    media: { state: mediaState(pending, missing), pending, missing },
    schedule: { state: lateMs > CLOCK_LATE_MS ? 'ill' : 'well', announcedUntil, waiting },
    externalSources: (externalMessages?.status() ?? []).map(({ source, answeredMs, isSilent }) => ({
      source,
      state: sourceState({ answeredMs, isSilent }),
      answeredDate: answeredMs === null ? null : new Date(answeredMs).toISOString(),
      inForce: inForce[source] ?? 0,
    })),
    backup: { state: backupState(counts.backup, now()), madeDate: counts.backup?.made ?? null },
    notices: {
      state: counts.noticesFailed > 0 ? 'ill' : counts.noticesWaiting > 0 ? 'working' : 'well',
      hasEmail: notices.hasEmail,
      waiting: counts.noticesWaiting,
      failed: counts.noticesFailed,
    },
    linkCheck: {
      state: isCutOff ? 'ill' : isRunning ? 'working' : 'well',
      ...{ isScheduled: linkChecks?.isScheduled ?? false, endedAt, isCutOff },
    },
    auditLog: { state: 'well', entries, lastDate: counts.last?.toISOString() ?? null },
  };
}

function sourceState({ answeredMs, isSilent }: { answeredMs: number | null; isSilent: boolean }): PartState {
  if (isSilent) return 'ill';
  return answeredMs === null ? 'working' : 'well';
}

function backupState(newest: { made: string } | null, now: Date): PartState {
  return newest !== null && now.getTime() - Date.parse(newest.made) < BACKUP_OLD_MS ? 'well' : 'ill';
}

function mediaState(pending: number, missing: number): PartState {
  if (missing > 0) return 'ill';
  return pending > 0 ? 'working' : 'well';
}

/** The service as a whole. Extensions; UX section 4, System. */
export function maintenanceCalls(dependencies: Dependencies): CallHandlers {
  const { db, now } = dependencies;
  const startedDate = now();
  return {
    getMaintenance: () => readMaintenance(db, now()),
    getSystemReport: () => systemReport(dependencies, startedDate),
    async setMaintenance({ by, body }) {
      const after = asKept(body, now());
      return await db.transaction().execute(async (trx) => {
        const before = await readMaintenance(trx, now());
        await writeMaintenance(trx, after);
        await recordChange(
          trx,
          by,
          {
            action: 'installation.maintenance',
            entity: 'installation',
            entityId: null,
            before,
            after,
            isPublic: true,
          },
          now(),
        );
        return after;
      });
    },
  };
}

/** @throws unprocessable for an end that has passed */
function asKept({ isOn, text, until }: Maintenance, now: Date): Maintenance {
  if (!isOn) return { isOn, text: null, until: null };
  if (until !== null && new Date(until) <= now) {
    throw unprocessable([{ field: 'until', message: 'Sluttiden har redan passerat' }]);
  }
  return { isOn, text: text?.trim() || null, until };
}
