import { tokenHash } from '../access/token-hash.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { SamlSubject } from '../db/schema.ts';
import { singleSignOnRefused } from '../errors.ts';
import type { Answer } from '../plugins/catalogue-calls.ts';
import { issueToken, USER_TOKEN_LIFETIME_MS } from '../tokens/issue-token.ts';
import { findUser } from '../users/queries.ts';
import type { Step } from './step.ts';

type ParkedSubject = SamlSubject & { sessionEndMs: number | null };

/**
 * Issues the token of a sign-in that has been finished, once. It lives no longer than the identity provider wants.
 * @throws singleSignOnRefused when there is none to collect, or the account has been closed meanwhile
 */
export async function collectToken(
  { db, now, by }: Pick<Step, 'db' | 'now' | 'by'>,
  handle: string | null,
): Promise<Answer<'samlToken'>> {
  if (handle === null) throw singleSignOnRefused();
  return await db.transaction().execute(async (trx) => {
    const parked = await takeParked(trx, handle, now());
    if (parked === null) throw singleSignOnRefused();
    const { userId, subject } = parked;
    const issued = await issueToken(trx, {
      type: 'user',
      userId,
      maskedBy: null,
      signedInBy: 'saml',
      confirmed: now(),
      now: now(),
      ...lifetimeOf(subject, now()),
    });
    await keepSession(trx, issued.id, subject);
    const user = await findUser(trx, { ofId: userId, isWhole: true });
    if (user === null || user.isActive === false) throw singleSignOnRefused();
    const change = { action: 'user.sign-in', entity: 'user', entityId: userId } as const;
    await recordChange(trx, { ...by, userId }, { ...change, after: { method: 'saml' } }, now());
    return {
      id: issued.id,
      type: 'user' as const,
      issued: issued.issued.toISOString(),
      expires: issued.expires.toISOString(),
      status: 'active' as const,
      token: issued.token,
      user,
    };
  });
}

async function takeParked(
  trx: Database,
  handle: string,
  now: Date,
): Promise<{ userId: number; subject: ParkedSubject } | null> {
  const row = await trx
    .updateTable('saml_request')
    .set({ collected_at: now })
    .where('collect_hash', '=', tokenHash(handle))
    .where('collected_at', 'is', null)
    .where('collect_until', '>', now)
    .returning(['user_id', 'subject'])
    .executeTakeFirst();
  if (!row || row.user_id === null || row.subject === null) return null;
  return { userId: row.user_id, subject: row.subject as ParkedSubject };
}

/** Never longer than any token, and a minute at the least: anyone who has just signed in is let in. */
function lifetimeOf({ sessionEndMs }: ParkedSubject, now: Date): { lifetimeMs?: number } {
  if (sessionEndMs === null) return {};
  return { lifetimeMs: Math.min(Math.max(sessionEndMs - now.getTime(), 60_000), USER_TOKEN_LIFETIME_MS) };
}

async function keepSession(trx: Database, tokenId: number, subject: ParkedSubject): Promise<void> {
  const { sessionEndMs: _end, ...samlSubject } = subject;
  await trx
    .insertInto('saml_session')
    .values({
      token_id: tokenId,
      name_id: samlSubject.nameId,
      session_index: samlSubject.sessionIndex,
      subject: JSON.stringify(samlSubject),
    })
    .execute();
}
