import { dequal } from 'dequal/lite';
import { ShownFailure } from '../../api/shown-failure.ts';
import { adminTableTexts } from '../admin-table-texts.ts';

/**
 * What somebody has changed of a record, and nothing else: what a colleague has changed meanwhile stays.
 * @param opened the record as it was when the form was opened
 */
export function ownChanges<Body extends object>(opened: Body, written: Body): Partial<Body> {
  const before = new Map<string, unknown>(Object.entries(opened));
  const changes = Object.entries(written).filter(([field, value]) => !dequal(value, before.get(field)));
  return Object.fromEntries(changes) as Partial<Body>;
}

/**
 * A record as it is by now, with what somebody has changed of it since they opened it.
 * @throws ShownFailure where a colleague has changed the same meanwhile: neither is to be lost
 */
export function withOwnChanges<Body extends object>(
  present: Body,
  { opened, written }: Record<'opened' | 'written', Body>,
): Body {
  const own = ownChanges(opened, written);
  const theirs = new Map<string, unknown>(Object.entries(ownChanges(opened, present)));
  const collide = Object.entries(own).some(
    ([field, value]) => theirs.has(field) && !dequal(value, theirs.get(field)),
  );
  if (collide) throw new ShownFailure(adminTableTexts.form.changedMeanwhile);
  return { ...present, ...own };
}
