import { type RawBuilder, sql } from 'kysely';
import { personKeys } from '../changes/person-keys.ts';
import { openPersonal, placeOf, type Side } from '../changes/personal-values.ts';
import type { Database } from '../db/database.ts';
import { findList } from '../lists/find-list.ts';
import type { SortColumns } from '../lists/sort.ts';
import type { Answer, Call } from '../plugins/catalogue-calls.ts';
import { withNames } from './entry-names.ts';
import { isAbout } from './things.ts';

type Row = {
  id: number;
  at: Date;
  actorId: number | null;
  actorName: string | null;
  subjectId: number | null;
  subjectName: string | null;
  action: string;
  entity: string;
  entityId: string | null;
  before: string | null;
  after: string | null;
  requestId: string | null;
  hash: string;
};

const SORT_COLUMNS: SortColumns = new Map([
  ['id', 'audit_entry.id'],
  ['at', 'audit_entry.at'],
]);

const COLUMNS = sql`audit_entry.id, audit_entry.at, audit_entry.actor_id as "actorId",
  (select display_name from app_user where id = audit_entry.actor_id) as "actorName",
  audit_entry.subject_id as "subjectId",
  (select display_name from app_user where id = audit_entry.subject_id) as "subjectName",
  audit_entry.action, audit_entry.entity, audit_entry.entity_id as "entityId", audit_entry.before,
  audit_entry.after, audit_entry.request_id as "requestId", encode(audit_entry.hash, 'hex') as hash`;

/** Entries of the audit log, newest first unless asked otherwise. */
export async function findEntries(
  db: Database,
  filters: Call<'listAuditEntries'>['query'],
): Promise<Answer<'listAuditEntries'>> {
  const conditions: RawBuilder<boolean>[] = [];
  const { entity, entityId, name, action, actorId, isOfSystem, from, to } = filters;
  if (entity !== undefined) conditions.push(sql`audit_entry.entity = ${entity}`);
  if (entityId !== undefined) conditions.push(sql`audit_entry.entity_id = ${entityId}`);
  if (name !== undefined) conditions.push(isAbout(name));
  if (action !== undefined) conditions.push(sql`audit_entry.action = ${action}`);
  if (actorId !== undefined) conditions.push(sql`audit_entry.actor_id = ${actorId}`);
  if (isOfSystem !== undefined) {
    conditions.push(sql`(audit_entry.actor_id is null) = ${isOfSystem}`);
  }
  if (from !== undefined) conditions.push(sql`audit_entry.at >= ${new Date(from)}`);
  if (to !== undefined) conditions.push(sql`audit_entry.at < ${new Date(to)}`);
  const question = { table: 'audit_entry', columns: COLUMNS, conditions, sortColumns: SORT_COLUMNS };
  const { rows, total } = await findList<Row>(db, { ...question, defaultSort: 'id DESC' }, filters);
  const keys = await personKeys(db, rows.filter(isAboutUser).map(userIdOf));
  const entries = rows.map((row) => wireEntry(row, keys));
  return { rows: await withNames(db, entries), total };
}

function isAboutUser({ entity, entityId }: Row): boolean {
  return entity === 'user' && entityId !== null;
}

function userIdOf({ entityId }: Row): number {
  return Number(entityId);
}

function wireEntry(row: Row, keys: ReadonlyMap<number, Buffer>) {
  const key = isAboutUser(row) ? (keys.get(userIdOf(row)) ?? null) : null;
  const opened = (side: Side) => {
    const text = row[side];
    return text === null ? null : openPersonal(JSON.parse(text), key, placeOf(row.id, side));
  };
  return {
    ...row,
    at: row.at.toISOString(),
    actorName: row.actorName ?? '',
    subjectName: row.subjectName ?? '',
    before: opened('before'),
    after: opened('after'),
  };
}
