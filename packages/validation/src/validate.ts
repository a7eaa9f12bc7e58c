import type { CompiledSchema } from './compiled-schema.ts';
import { brokenRules, type FieldError, messageOf } from './field-errors.ts';

/** Either nothing is wrong, or the first error of each field, in the order of the schema. */
export type ValidationResult = { ok: true } | { ok: false; errors: FieldError[] };

/** Judges a whole record by a schema that `standaloneSource` has compiled. */
export function validate(compiled: CompiledSchema, input: unknown): ValidationResult {
  const errors = brokenRules(compiled, input).map((rule) => ({
    field: rule.field,
    message: messageOf(rule),
  }));
  return errors.length === 0 ? { ok: true } : { ok: false, errors };
}

/** What is wrong with one field of a record; null when nothing is. */
export function messageFor(result: ValidationResult, field: string): string | null {
  return (result.ok ? undefined : result.errors.find((error) => error.field === field))?.message ?? null;
}
