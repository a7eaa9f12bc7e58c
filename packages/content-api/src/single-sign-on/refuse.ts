import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { type ApiFailure, singleSignOnRefused } from '../errors.ts';
import { SamlRefusal } from '../saml/saml-refusal.ts';
import type { Step } from './step.ts';

/**
 * Ends a sign-in that has gone wrong: it is spent, and the audit log tells why.
 * @returns the one error that everybody gets, whatever was wrong
 */
export async function refuseSignIn(step: Step, requestId: string, refusal: SamlRefusal): Promise<ApiFailure> {
  const { db, now, by } = step;
  await db.transaction().execute(async (trx) => {
    await spend(trx, requestId, now());
    const after = { method: 'saml', code: refusal.code };
    const change = { action: 'user.sign-in-refused', entity: 'user', entityId: null, after } as const;
    await recordChange(trx, by, change, now());
  });
  step.log.warn({ code: refusal.code, detail: refusal.message }, 'A sign-in by SAML was refused');
  return singleSignOnRefused([], { cause: refusal });
}

/** As `refuseSignIn`, for what belongs to no sign-in of ours: strangers must not fill the audit log. */
export function refuseUnknown({ log }: Step, refusal: SamlRefusal): ApiFailure {
  log.warn({ code: refusal.code, detail: refusal.message }, 'A SAML message was refused');
  return singleSignOnRefused([], { cause: refusal });
}

/** @throws whatever is no refusal: that is a fault of ours */
export function asRefusal(error: unknown): SamlRefusal {
  if (error instanceof SamlRefusal) return error;
  throw error;
}

async function spend(trx: Database, requestId: string, now: Date): Promise<void> {
  await trx
    .updateTable('saml_request')
    .set({ spent_at: now })
    .where('id', '=', requestId)
    .where('spent_at', 'is', null)
    .execute();
}
