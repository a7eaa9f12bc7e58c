import { type FireBan, isFireBan } from '@brandpost/domain';
import type { FieldError } from '../field-errors.ts';
import { messages } from '../messages.ts';
import { isStorableMoment } from './moment-in-range.ts';

type Said = Pick<FireBan, 'state' | 'decidedBy' | 'from' | 'to'>;

/**
 * Why what is said of fires does not go together, the first error of each field; empty when it does. A ban says who has
 * decided it and from when it holds. Only a ban has an end: after that of anything else nobody would know what holds.
 * Source: ADR 0050
 */
export function checkFireBan({ state, decidedBy, from, to }: Said): FieldError[] {
  const odd = Object.entries({ from, to }).filter(([, date]) => date !== null && !isStorableMoment(date));
  if (odd.length > 0) return odd.map(([field]) => ({ field, message: messages.malformed }));
  if (!isFireBan(state)) return to === null ? [] : [{ field: 'to', message: messages.onlyBansEnd }];
  const errors: FieldError[] = [];
  if (decidedBy.trim() === '') errors.push({ field: 'decidedBy', message: messages.required });
  if (from === null) errors.push({ field: 'from', message: messages.required });
  else if (to !== null && Date.parse(to) <= Date.parse(from)) {
    errors.push({ field: 'to', message: messages.endsBeforeItHolds });
  }
  return errors;
}
