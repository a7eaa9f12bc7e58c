import { messages } from './messages.ts';
import { EMAIL, HTTP_URL, LINE, SAVABLE } from './patterns.ts';
import type { FieldRules } from './rules.ts';
import { textLength } from './text-length.ts';

export type FieldResult = { ok: true } | { ok: false; message: string };

/** The record that a value stands in, for rules that look at its other fields. */
export type FieldContext = { readonly [field: string]: unknown };

/**
 * Judges one value: the first rule that it breaks, or success. A value that is missing (undefined, null, an empty
 * text; where it is required also white space alone) breaks only `required` and `match`. Source: SPEC section 5.
 */
export function validateField(value: unknown, rules: FieldRules, context: FieldContext = {}): FieldResult {
  const message = brokenRule(value, rules, context);
  return message === null ? { ok: true } : { ok: false, message };
}

function brokenRule(value: unknown, rules: FieldRules, context: FieldContext): string | null {
  const isText = rules.boolean !== true && rules.integer !== true;
  if (isMissing(value, rules, context)) return rules.requiredMessage ?? messages.required;
  if (rules.match !== undefined && (value ?? '') !== (ownValue(context, rules.match.field) ?? '')) {
    return messages.match(rules.match.name);
  }
  if (value === undefined || value === null || (isText && value === '')) return null;
  if (rules.boolean === true) return typeof value === 'boolean' ? null : messages.boolean;
  if (rules.integer === true) return isInteger(value, rules.minimum) ? null : messages.integer;
  return typeof value === 'string' ? brokenTextRule(value, rules) : messages.malformed;
}

function brokenTextRule(text: string, rules: FieldRules): string | null {
  if (!matches(text, SAVABLE)) return messages.unsavable;
  if (rules.line === true && !matches(text, LINE)) return messages.line;
  if (rules.oneOf !== undefined && !rules.oneOf.includes(text)) return messages.malformed;
  if (rules.email === true && !matches(text, EMAIL)) return messages.email;
  if (rules.url === true && !matches(text, HTTP_URL)) return messages.url;
  const length = textLength(text);
  if (rules.minLength !== undefined && length < rules.minLength) return messages.minLength(rules.minLength);
  if (rules.maxLength !== undefined && length > rules.maxLength) return messages.maxLength(rules.maxLength);
  if (rules.regex !== undefined && !matches(text, rules.regex.pattern)) return rules.regex.message;
  return null;
}

function isMissing(value: unknown, rules: FieldRules, context: FieldContext): boolean {
  const isEmpty = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  return isEmpty && isRequired(rules, context);
}

function isRequired({ required, requiredWhen }: FieldRules, context: FieldContext): boolean {
  if (required === true) return true;
  return requiredWhen?.oneOf.some((value) => value === ownValue(context, requiredWhen.field)) ?? false;
}

function isInteger(value: unknown, minimum = Number.MIN_SAFE_INTEGER): boolean {
  return Number.isSafeInteger(value) && (value as number) >= minimum;
}

/** Never what a prototype has: fields may be called anything. */
function ownValue(record: FieldContext, field: string): unknown {
  return Object.hasOwn(record, field) ? record[field] : undefined;
}

const compiledPatterns = new Map<string, RegExp>();

function matches(text: string, pattern: string): boolean {
  let compiled = compiledPatterns.get(pattern);
  if (compiled === undefined) {
    compiled = new RegExp(pattern, 'u');
    compiledPatterns.set(pattern, compiled);
  }
  return compiled.test(text);
}
