import { dequal } from 'dequal/lite';

/**
 * What somebody has changed of a record, and nothing else: what a colleague has changed meanwhile stays.
 * @param opened the record as it was when the form was opened
 */
export function ownChanges<Body extends object>(opened: Body, written: Body): Partial<Body> {
  const before = new Map<string, unknown>(Object.entries(opened));
  const changes = Object.entries(written).filter(([field, value]) => !dequal(value, before.get(field)));
  return Object.fromEntries(changes) as Partial<Body>;
}
