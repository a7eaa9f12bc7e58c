import type { ValidationResult } from '@brandpost/validation';
import { unprocessable } from '../errors.ts';

/** @throws unprocessable with the first error of each field */
export function requireValid(result: ValidationResult): void {
  if (!result.ok) throw unprocessable(result.errors);
}
