import { PASSKEY_NAME_MAX_LENGTH } from '@brandpost/domain';
import { messages, validateField } from '@brandpost/validation';
import { unprocessable } from '../errors.ts';

/** @throws unprocessable for none, and for one that is too long */
export function nameFrom(given: string): string {
  const name = given.trim();
  const result = validateField(name, { maxLength: PASSKEY_NAME_MAX_LENGTH });
  if (!result.ok) throw unprocessable([{ field: 'name', message: result.message }]);
  if (name === '') throw unprocessable([{ field: 'name', message: messages.required }]);
  return name;
}
