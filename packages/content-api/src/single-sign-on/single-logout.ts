import { sql } from 'kysely';
import { recordChange } from '../changes/record-change.ts';
import { messageInAddress, type SignedQuery } from '../saml/message-in-address.ts';
import { messageText } from '../saml/message-text.ts';
import { SamlRefusal } from '../saml/saml-refusal.ts';
import { verificationOptions } from '../saml/verification-options.ts';
import type { VerifiedLogoutRequest } from '../saml/verify-logout.ts';
import { asRefusal, refuseUnknown } from './refuse.ts';
import { type Step, withCurrentKeys } from './step.ts';

/** What the identity provider says of signing out, as it came: in a form or in an address. */
type SignOutMessage = {
  kind: 'SAMLRequest' | 'SAMLResponse';
  xml: string;
  relay: string | null;
  signedQuery: SignedQuery | null;
};

/** A message as a form has it. */
export type PostedMessage = Pick<SignOutMessage, 'kind' | 'relay'> & { encoded: string };

/**
 * Takes a posted message about signing out.
 * @returns where the browser is sent: to the identity provider with our answer, or home
 * @throws singleSignOnRefused. Source: SECURITY section 2.5
 */
export async function takePosted(step: Step, { encoded, ...posted }: PostedMessage): Promise<string> {
  return await take(step, async () => ({ ...posted, xml: messageText(encoded), signedQuery: null }));
}

/**
 * As `takePosted`, for a message in an address.
 * @param query as it was sent: what is signed are its letters
 */
export async function takeFromAddress(step: Step, query: string): Promise<string> {
  return await take(step, async () => {
    const { signed: signedQuery, ...message } = await messageInAddress(query);
    return { ...message, signedQuery };
  });
}

async function take(step: Step, read: () => Promise<SignOutMessage>): Promise<string> {
  try {
    const message = await read();
    return message.kind === 'SAMLRequest'
      ? await endSessionsAsAsked(step, message)
      : await takeLogoutAnswer(step, message);
  } catch (error) {
    throw refuseUnknown(step, asRefusal(error));
  }
}

/** Ends sessions because the identity provider asks for it. */
async function endSessionsAsAsked(step: Step, message: SignOutMessage): Promise<string> {
  if (step.settings.idp.sloUrl === null) throw new SamlRefusal('UNKNOWN_MESSAGE', 'nowhere to answer');
  const request = await withCurrentKeys(step, (settings) =>
    step.verifier.logoutRequest(toVerify(step, settings, message)),
  );
  await endSessions(step, request);
  return await step.messages.logoutResponse(request.id, message.relay);
}

/** Takes the identity provider's word that it has ended a session as we asked; the session here has ended anyway. */
async function takeLogoutAnswer(step: Step, message: SignOutMessage): Promise<string> {
  const { db, now } = step;
  const { requestId } = await withCurrentKeys(step, (settings) =>
    step.verifier.logoutResponse(toVerify(step, settings, message)),
  );
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
}

function toVerify({ now }: Step, settings: Step['settings'], { xml, signedQuery }: SignOutMessage) {
  return { xml, signedQuery, options: verificationOptions(settings, null), nowMs: now().getTime() };
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
