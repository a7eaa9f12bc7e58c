import { slugify } from '@brandpost/swedish';

const LETTERS = 3;

/** A user name of the beginnings of both names, such as `annexe01`; empty until both have been written. */
export function proposedUsername(firstName: string, lastName: string): string {
  const parts = [firstName, lastName].map((name) => slugify(name).replaceAll('-', '').slice(0, LETTERS));
  return parts.includes('') ? '' : `${parts.join('')}01`;
}
