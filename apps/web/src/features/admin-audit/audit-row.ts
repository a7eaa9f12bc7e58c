import type { AnswerOf } from '@brandpost/rubicore-api';
import { adminAuditTexts as texts } from './admin-audit-texts.ts';

/** An entry of the log, as the table tells of it. */
export type AuditRow = {
  id: number;
  at: string;
  who: string;
  action: string;
  object: string;
  before: string;
  after: string;
};

export function auditRow(entry: AnswerOf<'listAuditEntries'>[number]): AuditRow {
  const actor = entry.actorName || texts.system;
  const kind = texts.entities[entry.entity] ?? entry.entity;
  return {
    id: entry.id,
    at: entry.at,
    who: entry.subjectId === null ? actor : texts.actingAs(actor, entry.subjectName),
    action: entry.action,
    object: entry.entityId === null ? kind : `${kind} ${entry.entityId}`,
    before: textOf(entry.before),
    after: textOf(entry.after),
  };
}

function textOf(side: unknown): string {
  return side === null || side === undefined ? '' : JSON.stringify(side, null, 2);
}
