import { validateField } from '@brandpost/validation';
import type { FieldError } from '../errors.ts';

const MAX_NAME_LENGTH = 100;
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._@-]*$/u;

/** What is wrong with an account's names, in Swedish. All of them have to be given. */
export function nameErrors(
  account: Record<'username' | 'uid' | 'firstName' | 'lastName', string>,
): FieldError[] {
  const errors: FieldError[] = [];
  for (const [field, value] of Object.entries(account)) {
    const result = validateField(value, { required: true, maxLength: MAX_NAME_LENGTH, line: true });
    if (!result.ok) errors.push({ field, message: result.message });
  }
  const isOdd = account.username !== '' && !USERNAME.test(account.username);
  if (isOdd)
    errors.push({
      field: 'username',
      message: 'Användarnamnet får innehålla bokstäver, siffror och . _ @ -',
    });
  return errors;
}
