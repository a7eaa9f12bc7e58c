import { validatePasskey } from '@brandpost/validation';
import { requireValid } from '../validity/require-valid.ts';

/** @throws unprocessable for none, and for one that is too long */
export function nameFrom(given: string): string {
  const name = given.trim();
  requireValid(validatePasskey({ name }));
  return name;
}
