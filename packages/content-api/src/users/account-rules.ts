import { validateAccount } from '@brandpost/validation';
import type { FieldError } from '../errors.ts';

/** What is wrong with an account's names, in Swedish. All of them have to be given. */
export function nameErrors(
  account: Record<'username' | 'uid' | 'firstName' | 'lastName', string>,
): FieldError[] {
  const result = validateAccount(account);
  return result.ok ? [] : result.errors;
}
