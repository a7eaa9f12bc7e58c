import type { ValidationResult } from '@brandpost/validation';

/** What is wrong with a record whose key is made of its name. Without a name there is no key to be told of besides. */
export function withoutDerivedKey(
  result: ValidationResult,
  written: { name: string; key: string },
): ValidationResult {
  if (result.ok || written.name !== '' || written.key !== '') return result;
  return { ok: false, errors: result.errors.filter(({ field }) => field !== 'key') };
}
