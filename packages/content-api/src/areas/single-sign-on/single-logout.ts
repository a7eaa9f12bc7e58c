import { sql } from 'kysely';
import { recordChange } from '../../changes/record-change.ts';
import { messageText } from '../../saml/message-text.ts';
import { SamlRefusal } from '../../saml/saml-refusal.ts';
import { verificationOptions } from '../../saml/verification-options.ts';
import type { VerifiedLogoutRequest } from '../../saml/verify-logout.ts';
import { asRefusal, refuseUnknown } from './refuse.ts';
import type { Step } from './step.ts';

/**
 * Ends sessions because the identity provider asks for it.
 * @returns the identity provider's address with our signed answer in it
 * @throws singleSignOnRefused. Source: SECURITY section 2.5
 */
export async function endSessionsAsAsked(
  step: Step,
  samlRequest: string,
  relay: string | null,
): Promise<string> {
  try {
    if (step.settings.idp.sloUrl === null) throw new SamlRefusal('UNKNOWN_MESSAGE', 'nowhere to answer');
    const request = await step.verifier.logoutRequest(messageOf(step, samlRequest));
    await endSessions(step, request);
    return await step.messages.logoutResponse(request.id, relay);
  } catch (error) {
    throw refuseUnknown(step, asRefusal(error));
  }
}

/**
 * Takes the identity provider's word that it has ended a session as we asked.
 * @returns where the browser is sent
 * @throws singleSignOnRefused; the session here has ended anyway
 */
export async function takeLogoutAnswer(step: Step, samlResponse: string): Promise<string> {
  const { db, now } = step;
  try {
    const { requestId } = await step.verifier.logoutResponse(messageOf(step, samlResponse));
    const asked = await db
      .updateTable('saml_request')
      .set({ spent_at: now() })
      .where('id', '=', requestId)
      .where('kind', '=', 'sign-out')
      .where('spent_at', 'is', null)
      .where('expires_at', '>', now())
      .returning('redirect')
      .executeTakeFirst();
    if (asked === undefined) throw new SamlRefusal('IN_RESPONSE_TO');
    return asked.redirect;
  } catch (error) {
    throw refuseUnknown(step, asRefusal(error));
  }
}

function messageOf({ settings, now }: Step, encoded: string) {
  return {
    xml: messageText(encoded),
    options: verificationOptions(settings, null),
    nowMs: now().getTime(),
  };
}

/** Sessions by name and index, each with what its user does as somebody else. Once for each request. */
async function endSessions({ db, now, by }: Step, request: VerifiedLogoutRequest): Promise<void> {
  const { id, nameId, sessionIndexes, notOnOrAfterMs } = request;
  await db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('saml_assertion_seen')
      .values({ id, not_on_or_after: new Date(notOnOrAfterMs) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (first === undefined) throw new SamlRefusal('REPLAYED');
    const { rows } = await sql<{ user_id: number }>`
      with ended as (delete from saml_session where name_id = ${nameId}
        and (${sessionIndexes.length === 0} or session_index = any(${[...sessionIndexes]}::text[])) returning token_id),
      users as (select distinct token.user_id from token join ended on ended.token_id = token.id),
      revoked as (update token set revoked = ${now()} where revoked is null
        and (id in (select token_id from ended) or masked_by in (select user_id from users)) returning id)
      select user_id from users order by user_id`.execute(trx);
    for (const { user_id } of rows) {
      const change = { action: 'user.sign-out', entity: 'user', entityId: user_id } as const;
      await recordChange(trx, { ...by, userId: user_id }, { ...change, after: { method: 'saml' } }, now());
    }
  });
}
