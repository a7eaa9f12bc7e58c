import { messages } from '@brandpost/validation';
import type { FieldError } from '../errors.ts';

/** Source: NIST SP 800-63B: long rather than odd. */
const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 200;
const MAX_NAME_LENGTH = 100;
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._@-]*$/u;

/** What is wrong with a password, in Swedish. */
export function passwordErrors(password: string, username: string): FieldError[] {
  const field = 'password';
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) return [{ field, message: messages.minLength(MIN_PASSWORD_LENGTH) }];
  if (length > MAX_PASSWORD_LENGTH) return [{ field, message: messages.maxLength(MAX_PASSWORD_LENGTH) }];
  const isEasy = new Set(password).size < 5 || password.toLowerCase().includes(username.toLowerCase());
  return isEasy ? [{ field, message: 'Lösenordet är för lätt att gissa' }] : [];
}

/** What is wrong with an account's names, in Swedish. All of them have to be given. */
export function nameErrors(
  account: Record<'username' | 'uid' | 'firstName' | 'lastName', string>,
): FieldError[] {
  const errors: FieldError[] = [];
  for (const [field, value] of Object.entries(account)) {
    if (value === '') errors.push({ field, message: messages.required });
    else if (value.length > MAX_NAME_LENGTH)
      errors.push({ field, message: messages.maxLength(MAX_NAME_LENGTH) });
  }
  const isOdd = account.username !== '' && !USERNAME.test(account.username);
  if (isOdd)
    errors.push({
      field: 'username',
      message: 'Användarnamnet får innehålla bokstäver, siffror och . _ @ -',
    });
  return errors;
}
