import { type FireBan, type FireBanState, isFireBan } from '@brandpost/domain';
import type { FireBanBody } from '@brandpost/rubicore-api';
import { fromSwedishClock, toSwedishClock } from '@brandpost/swedish';
import { checkFireBan, type ValidationResult, validateFireBan } from '@brandpost/validation';
import { type RecordValues, textIn } from '../../administration/table/record-field.ts';

/** What the form begins with. The beginning of what is no ban is nothing to go on from. */
export function valuesOf(said: FireBan | null): RecordValues {
  return {
    municipality: said?.municipality ?? '',
    state: said?.state ?? '',
    decidedBy: said?.decidedBy ?? '',
    from: said !== null && isFireBan(said.state) ? toSwedishClock(said.from) : '',
    to: toSwedishClock(said?.to ?? null),
    note: said?.note ?? '',
  };
}

/**
 * What is sent of what stands in the form. Another state begins now unless somebody says when: the beginning that stands
 * there is that of the state before.
 * @param said what was said until now; null for a municipality that is new
 */
export function bodyOf(values: RecordValues, said: FireBan | null, now: Date): FireBanBody {
  const state = textIn(values, 'state') as FireBanState;
  const isOldFrom = said !== null && said.state !== state && values.from === valuesOf(said).from;
  const written = isOldFrom ? null : momentIn(values, 'from');
  return {
    municipality: textIn(values, 'municipality'),
    state,
    decidedBy: state === 'unknown' ? '' : textIn(values, 'decidedBy'),
    from: fromOf(state, written, now),
    to: isFireBan(state) ? momentIn(values, 'to') : null,
    note: textIn(values, 'note'),
  };
}

export function validateDraft(body: FireBanBody): ValidationResult {
  const result = validateFireBan(body);
  if (!result.ok) return result;
  const errors = checkFireBan({ ...body, state: body.state as FireBanState });
  return errors.length === 0 ? result : { ok: false, errors };
}

/** Only what is to come is said of a time without a ban: the end of the ban that goes on. */
function fromOf(state: FireBanState, written: string | null, now: Date): string | null {
  if (isFireBan(state)) return written ?? now.toISOString();
  return state === 'none' && written !== null && new Date(written) > now ? written : null;
}

function momentIn(values: RecordValues, name: string): string | null {
  return fromSwedishClock(textIn(values, name))?.instant ?? null;
}
