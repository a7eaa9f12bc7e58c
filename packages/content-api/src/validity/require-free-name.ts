import { unprocessable } from '../errors.ts';

/**
 * Of those among which something is chosen by its name, no two have one name, in small letters or large.
 * @throws unprocessable
 */
export function requireFreeName(name: string, others: readonly { name: string }[]): void {
  const folded = (text: string) => text.normalize('NFC').trim().toLocaleLowerCase('sv');
  if (others.some((other) => folded(other.name) === folded(name))) {
    throw unprocessable([{ field: 'name', message: 'Namnet används redan' }]);
  }
}
