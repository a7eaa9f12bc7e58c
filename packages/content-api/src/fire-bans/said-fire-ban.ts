import { type FireBan, type FireBanState, fireBanNow } from '@brandpost/domain';
import type { FireBanBody } from '@brandpost/rubicore-api';
import { checkFireBan, validateFireBan } from '@brandpost/validation';
import { unprocessable } from '../errors.ts';
import { requireValid } from '../validity/require-valid.ts';

/**
 * What a body says of a municipality, checked at this moment: whoever sends it says that it is so.
 * @param before what was said of it until now; null for nothing
 * @throws unprocessable with the first error of each field
 */
export function saidFireBan(body: FireBanBody, before: FireBan | null, now: Date): Omit<FireBan, 'id'> {
  requireValid(validateFireBan(body));
  // Validated above.
  const state = body.state as FireBanState;
  const errors = checkFireBan({ ...body, state });
  if (errors.length > 0) throw unprocessable(errors);
  const isUnknown = state === 'unknown';
  const from = isUnknown ? null : body.from;
  const isToCome = from !== null && Date.parse(from) > now.getTime();
  return {
    municipality: body.municipality.trim(),
    state,
    decidedBy: body.decidedBy.trim(),
    from: from === null ? null : new Date(from).toISOString(),
    to: body.to === null ? null : new Date(body.to).toISOString(),
    stateBefore: isToCome ? fireBanNow(before, now).state : null,
    checkedAt: now.toISOString(),
    note: body.note.trim(),
  };
}
