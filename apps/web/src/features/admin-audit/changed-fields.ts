import { formatDateTime } from '@brandpost/swedish';
import { dequal } from 'dequal/lite';
import { adminAuditTexts as texts } from './admin-audit-texts.ts';

/** A field of something, before a change and after it. */
export type ChangedField = { name: string; before: string; after: string };

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** By their numbers they say nothing: the log names what one of them ties something to. */
const TIES: ReadonlySet<string> = new Set(['roleId', 'nodeId', 'categoryId', 'linkId']);

type Sides = { before: unknown; after: unknown; tiedName: string };

/** What differs between the two sides of an entry of the log. */
export function changedFields({ before, after, tiedName }: Sides): ChangedField[] {
  const [old, young] = [fieldsOf(before), fieldsOf(after)];
  const shownAs = (name: string, value: unknown, other: unknown) => {
    if (TIES.has(name) && typeof value === 'number' && tiedName !== '') return tiedName;
    return Array.isArray(value) ? wordsOfOwn(value, Array.isArray(other) ? other : []) : wordsOf(value);
  };
  return [...new Set([...Object.keys(old), ...Object.keys(young)])]
    .map((name) => ({
      name: texts.fields[name] ?? texts.otherField,
      before: shownAs(name, old[name], young[name]),
      after: shownAs(name, young[name], old[name]),
    }))
    .filter((field) => field.before !== field.after);
}

/** One side of an entry by its fields; a list is one of them. */
export function fieldsOf(side: unknown): Record<string, unknown> {
  if (typeof side !== 'object' || side === null) return {};
  return Array.isArray(side) ? { list: side } : { ...side };
}

/** Of a list what the other side does not have: one that has changed among a hundred is found. */
function wordsOfOwn(list: readonly unknown[], other: readonly unknown[]): string {
  return list
    .filter((one) => !other.some((another) => dequal(one, another)))
    .map(wordsOfItem)
    .join('\n');
}

/** What something in a list says, without the names of its fields. */
function wordsOfItem(item: unknown): string {
  if (typeof item !== 'object' || item === null) return wordsOf(item);
  const words = Object.values(item).flat().map(wordsOf);
  return words.filter((word) => word !== '').join(' · ');
}

function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string')
    return MOMENT.test(value) ? formatDateTime(value) : (texts.values[value] ?? value);
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}
