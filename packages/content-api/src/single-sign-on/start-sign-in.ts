import { sql } from 'kysely';
import { tokenHash } from '../access/token-hash.ts';
import { unprocessable } from '../errors.ts';
import { newMessageId, REQUEST_LIFETIME_MS } from '../saml/request-lifetime.ts';
import type { Step } from './step.ts';

/** Rows are kept a while after their end, so that a late answer is told from an unknown one. */
const KEEP_MS = 24 * 60 * 60 * 1000;

/**
 * Writes down that somebody is about to sign in.
 * @param handle what the caller will show when the answer comes
 * @returns the identity provider's address, with our signed request in it
 * @throws unprocessable for a redirect that is not on the list
 */
export async function startSignIn(
  { settings, messages, db, now }: Step,
  { redirect, relay, handle }: { redirect: string; relay: string | null; handle: string },
): Promise<string> {
  if (!settings.redirects.includes(redirect)) {
    throw unprocessable([{ field: 'redirect', message: 'Adressen är inte tillåten' }]);
  }
  const id = newMessageId();
  const issuedAt = now();
  await db.transaction().execute(async (trx) => {
    await forgetOld(trx, issuedAt);
    await trx
      .insertInto('saml_request')
      .values({
        id,
        kind: 'sign-in',
        handle_hash: tokenHash(handle),
        relay,
        redirect,
        issued_at: issuedAt,
        expires_at: new Date(issuedAt.getTime() + REQUEST_LIFETIME_MS),
      })
      .execute();
  });
  return await messages.authnRequest(id, relay);
}

async function forgetOld(trx: Step['db'], now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_MS);
  await trx.deleteFrom('saml_request').where('expires_at', '<', before).execute();
  await trx.deleteFrom('saml_assertion_seen').where('not_on_or_after', '<', before).execute();
  // What the identity provider calls somebody is needed for signing them out, and no longer.
  await sql`delete from saml_session using token where token.id = saml_session.token_id
    and least(token.revoked, token.expires) < ${before}`.execute(trx);
}
