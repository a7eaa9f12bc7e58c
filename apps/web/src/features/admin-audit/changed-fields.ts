import { formatDateTime } from '@brandpost/swedish';
import { adminAuditTexts as texts } from './admin-audit-texts.ts';

/** A field of something, before a change and after it. */
export type ChangedField = { name: string; before: string; after: string };

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** What differs between the two sides of an entry of the log. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [old, young] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(young)])]
    .map((name) => ({
      name: texts.fields[name] ?? texts.otherField,
      before: wordsOf(old[name]),
      after: wordsOf(young[name]),
    }))
    .filter((field) => field.before !== field.after);
}

function fieldsOf(side: unknown): Record<string, unknown> {
  if (typeof side !== 'object' || side === null) return {};
  return Array.isArray(side) ? { list: side } : { ...side };
}

function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string')
    return MOMENT.test(value) ? formatDateTime(value) : (texts.values[value] ?? value);
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}
