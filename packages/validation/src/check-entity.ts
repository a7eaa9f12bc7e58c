import { MAX_ID } from '@brandpost/domain';
import { messages } from './messages.ts';
import type { AnyRules, EntityRules, IdListRules, RecordListRules } from './rules.ts';
import { hasUnsavableText } from './unsavable-text.ts';
import { type FieldContext, validateField } from './validate-field.ts';

/** One broken rule. `field` is a dotted path such as `blurbs.0.title`; empty for the record as a whole. */
export type FieldError = { field: string; message: string };

/** The first broken rule of each field of a record, in the order of the rules. Lists are read up to their max count. */
export function checkEntity(input: unknown, rules: EntityRules, path = ''): FieldError[] {
  if (!isRecord(input)) return [{ field: path, message: messages.malformed }];
  return Object.entries(rules).flatMap(([name, fieldRules]) => {
    const value = Object.hasOwn(input, name) ? input[name] : undefined;
    return checkValue(value, fieldRules, input, path === '' ? name : `${path}.${name}`);
  });
}

function checkValue(value: unknown, rules: AnyRules, record: FieldContext, path: string): FieldError[] {
  if (!('kind' in rules)) {
    const result = validateField(value, rules, record);
    return result.ok ? [] : [{ field: path, message: result.message }];
  }
  switch (rules.kind) {
    case 'ids':
      return checkIds(value, rules, path);
    case 'records':
      return checkRecords(value, rules, path);
    case 'record':
      return value === undefined || value === null ? [] : checkEntity(value, rules.fields, path);
    case 'open':
      return hasUnsavableText(value) ? [{ field: path, message: messages.unsavable }] : [];
  }
}

function checkIds(value: unknown, rules: IdListRules, field: string): FieldError[] {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) {
    return rules.required === true ? [{ field, message: rules.requiredMessage ?? messages.required }] : [];
  }
  if (!Array.isArray(value)) return [{ field, message: messages.malformed }];
  if (value.length > rules.maxCount) {
    return [{ field, message: rules.maxCountMessage ?? messages.tooMany(rules.maxCount) }];
  }
  return value.every(isId) ? [] : [{ field, message: messages.malformed }];
}

function checkRecords(value: unknown, rules: RecordListRules, field: string): FieldError[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return [{ field, message: messages.malformed }];
  if (value.length > rules.maxCount) return [{ field, message: messages.tooMany(rules.maxCount) }];
  return value.flatMap((item, index) => checkEntity(item, rules.each, `${field}.${index}`));
}

function isRecord(value: unknown): value is FieldContext {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= MAX_ID;
}
