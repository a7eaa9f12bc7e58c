import type { ValidationResult } from '@brandpost/validation';
import { unprocessable } from '../errors.ts';

/** @throws unprocessable with the first error of each field */
export function requireValid(result: ValidationResult): void {
  if (!result.ok) throw unprocessable(result.errors);
}

/**
 * For a change of one field of a record.
 * @throws unprocessable with that field's error
 */
export function requireValidField(result: ValidationResult, name: string): void {
  const errors = result.ok ? [] : result.errors.filter(({ field }) => field === name);
  if (errors.length > 0) throw unprocessable(errors);
}
