import { compiled } from './compiled/generic.ts';
import { brokenRules, messageOf } from './field-errors.ts';
import type { FieldRules } from './field-rules.ts';
import { messages } from './messages.ts';

export type FieldResult = { ok: true } | { ok: false; message: string };

/** The record that a value stands in, for rules that look at its other fields. */
export type FieldContext = { readonly [field: string]: unknown };

/**
 * Judges one value: the first rule that it breaks, or success. A value that is missing (undefined, null, an empty
 * text; where it is required also white space alone) breaks only `required` and `match`. Source: SPEC section 5.
 */
export function validateField(value: unknown, rules: FieldRules, context: FieldContext = {}): FieldResult {
  const { boolean, integer, match } = rules;
  const text = boolean !== true && integer !== true;
  const found = brokenRules(compiled.generic, {
    rules: { ...rules, text },
    ...(value !== null && !(text && value === '') && { value }),
    ...(match !== undefined && { matched: value ?? '', other: ownValue(context, match.field) ?? '' }),
  });
  const isOf = (keyword: string) => found.find((rule) => rule.keyword === keyword);
  const broken = isOf('required') ?? isOf('sameAs') ?? found[0];
  if (broken === undefined) return { ok: true };
  const own: Readonly<Record<string, string | undefined>> = {
    required: rules.requiredMessage,
    sameAs: match && messages.match(match.name),
    pattern: rules.regex?.message,
  };
  return { ok: false, message: own[broken.keyword] ?? messageOf(broken) };
}

/** Never what a prototype has: fields may be called anything. */
function ownValue(record: FieldContext, field: string): unknown {
  return Object.hasOwn(record, field) ? record[field] : undefined;
}
