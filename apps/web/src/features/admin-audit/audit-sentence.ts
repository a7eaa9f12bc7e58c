import { AUDIT_ACTIONS, type AuditAction } from '@brandpost/domain';
import type { AnswerOf } from '@brandpost/rubicore-api';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { paths } from '../../addresses/paths.ts';
import { adminAuditTexts as texts } from './admin-audit-texts.ts';
import { accountSentences, auditSentences, ownSentences } from './audit-sentences.ts';
import { fieldsOf } from './changed-fields.ts';

export type AuditEntry = AnswerOf<'listAuditEntries'>[number];

/** A piece of a sentence, and where it leads. */
export type SentencePart = { text: string; path: string | null };

/** What an entry says was done, after the name of the person who did it. */
export function sentenceOf(entry: AuditEntry): SentencePart[] {
  return templateOf(entry)
    .split(/(\{sak\}|\{till\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece === '{sak}') return { text: nameOf(entry), path: pathOf(entry) };
      return { text: piece === '{till}' ? entry.tiedName || texts.gone : piece, path: null };
    });
}

export function textOfSentence(parts: readonly SentencePart[]): string {
  return parts.map(({ text }) => text).join('');
}

function templateOf({ action, entity, entityId, actorId, subjectId, before, after }: AuditEntry): string {
  if (!isKnown(action)) return action;
  const [wasActive, isActive] = [fieldsOf(before).isActive, fieldsOf(after).isActive];
  if (action === 'user.update' && wasActive !== isActive)
    return isActive === true ? accountSentences.opened : accountSentences.closed;
  const isOwn = entity === 'user' && Number(entityId) === (subjectId ?? actorId);
  return (isOwn ? ownSentences[action] : undefined) ?? auditSentences[action];
}

const KNOWN: ReadonlySet<string> = new Set(AUDIT_ACTIONS);

function isKnown(action: string): action is AuditAction {
  return KNOWN.has(action);
}

const QUOTED: ReadonlySet<string> = new Set(['post', 'media', 'link', 'saved-view']);

function nameOf({ entity, entityId, entityName, entityExists }: AuditEntry): string {
  if (entityName !== '') return QUOTED.has(entity) ? `”${entityName}”` : entityName;
  if (entity === 'post' && entityExists) return `”${texts.untitled}”`;
  return texts.nameless(texts.entities[entity] ?? entity, entityId);
}

function pathOf({ entity, entityId, entityExists }: AuditEntry): string | null {
  if (!entityExists) return null;
  return PATHS[entity]?.(Number(entityId)) ?? null;
}

const PATHS: Readonly<Record<string, (id: number) => string>> = {
  post: paths.createContent,
  user: adminPaths.user,
  role: adminPaths.roles,
  category: adminPaths.categories,
  link: adminPaths.links,
  node: adminPaths.nodes,
  media: adminPaths.media,
  'fire-ban': adminPaths.fireBans,
};
