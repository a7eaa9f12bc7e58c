import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { SamlSubject } from '../db/schema.ts';
import type { Trusted } from '../saml/open-single-sign-on.ts';
import { newMessageId, REQUEST_LIFETIME_MS } from '../saml/request-lifetime.ts';
import type { Step } from './step.ts';

/**
 * Ends the caller's sign-in here, at once and whatever the identity provider does.
 * @returns where the browser goes: to the identity provider with a signed LogoutRequest, or back where it may sign in
 *   when the caller did not come from there, or cannot be signed out there
 * @param trusted null where nothing is known of the identity provider
 */
export async function signOut(
  { db, now, by }: Pick<Step, 'db' | 'now' | 'by'>,
  viewer: ApiViewer,
  { home, trusted }: { home: string; trusted: Trusted | null },
): Promise<string> {
  const signsOutThere = trusted !== null && trusted.settings.idp.sloUrl !== null;
  const id = newMessageId();
  const subject = await db.transaction().execute(async (trx) => {
    const ended = await endToken(trx, viewer, now());
    if (ended !== null && signsOutThere) {
      await trx
        .insertInto('saml_request')
        .values({
          id,
          kind: 'sign-out',
          redirect: home,
          issued_at: now(),
          expires_at: new Date(now().getTime() + REQUEST_LIFETIME_MS),
        })
        .execute();
    }
    const change = { action: 'user.sign-out', entity: 'user', entityId: viewer.userId } as const;
    await recordChange(trx, by, { ...change, after: { method: 'saml' } }, now());
    return ended;
  });
  if (subject === null || !signsOutThere) return home;
  return await trusted.messages.logoutRequest(id, subject, '');
}

/** Revokes the caller's token and those under which the caller acts as somebody else. */
async function endToken(trx: Database, viewer: ApiViewer, now: Date): Promise<SamlSubject | null> {
  await sql`update token set revoked = ${now} where revoked is null
    and (id = ${viewer.tokenId} or (${viewer.tokenType} = 'user' and masked_by = ${viewer.userId}))`.execute(
    trx,
  );
  const session = await trx
    .deleteFrom('saml_session')
    .where('token_id', '=', viewer.tokenId)
    .returning('subject')
    .executeTakeFirst();
  return session?.subject ?? null;
}
