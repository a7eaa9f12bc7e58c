import { formatDateTime } from '@brandpost/swedish';
import { adminAuditTexts as texts } from './admin-audit-texts.ts';
import { type AuditEntry, type SentencePart, sentenceOf } from './audit-sentence.ts';
import { type ChangedField, changedFields } from './changed-fields.ts';

/** An entry of the log, as the table tells of it. */
export type AuditRow = {
  id: number;
  at: string;
  who: string;
  sentence: readonly SentencePart[];
  changes: readonly ChangedField[];
  /** What is alike in entries of the same thing by the same person. */
  kind: string;
  /** How often it was done, one time after the other. */
  times: number;
};

/** Entries as near as this become one. */
const NEAR_MS = 60 * 60 * 1000;

export function auditRow(entry: AuditEntry): AuditRow {
  const { action, entity, entityId, tiedName, actorId, subjectId } = entry;
  const actor = entry.actorName || texts.system;
  return {
    id: entry.id,
    at: entry.at,
    who: entry.subjectId === null ? actor : texts.actingAs(actor, entry.subjectName),
    sentence: sentenceOf(entry),
    changes: changedFields(entry),
    kind: JSON.stringify([action, entity, entityId, tiedName, actorId, subjectId]),
    times: 1,
  };
}

/**
 * Rows of which those that are alike, one after the other and near in time, become one: autosaves of a text.
 * @param rows newest first
 */
export function groupedRows(rows: readonly AuditRow[]): AuditRow[] {
  const grouped: AuditRow[] = [];
  for (const row of rows) {
    const last = grouped.at(-1);
    if (last !== undefined && isRepeat(last, row)) {
      grouped[grouped.length - 1] = {
        ...last,
        times: last.times + 1,
        changes: withoutRepeats([...last.changes, ...row.changes]),
      };
    } else grouped.push(row);
  }
  return grouped;
}

function isRepeat(newer: AuditRow, older: AuditRow): boolean {
  return newer.kind === older.kind && Date.parse(newer.at) - Date.parse(older.at) <= NEAR_MS;
}

function withoutRepeats(changes: readonly ChangedField[]): ChangedField[] {
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

export function timeOf({ at }: AuditRow): string {
  return formatDateTime(at);
}
