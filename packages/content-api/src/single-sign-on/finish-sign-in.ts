import { tokenHash } from '../access/token-hash.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { messageText } from '../saml/message-text.ts';
import type { VerifiedAssertion } from '../saml/read-assertion.ts';
import { SamlRefusal } from '../saml/saml-refusal.ts';
import { verificationOptions } from '../saml/verification-options.ts';
import { accountFrom } from './account-from-attributes.ts';
import { asRefusal, refuseSignIn, refuseUnknown } from './refuse.ts';
import { type Step, withCurrentKeys } from './step.ts';
import { upsertAccount } from './upsert-account.ts';

/** How long the token of a finished sign-in waits: the BFF's code lives for 60 s. */
export const COLLECT_LIFETIME_MS = 90_000;

type Answer = {
  /** What `startSignIn` gave the caller; null without one. */
  handle: string | null;
  samlResponse: string;
  relayState: string;
  /** What the caller collects the token with. */
  newHandle: string;
};

type SignIn = { id: string; redirect: string; relay: string | null; issued_at: Date };

/**
 * Takes the identity provider's answer: verifies it, makes or brings up to date the account that it is about, and parks
 * the sign-in until its token is collected. Everything is written in one transaction, in which the request is spent.
 * @returns where the browser is sent
 * @throws singleSignOnRefused, whatever is wrong. Source: SECURITY section 2.3, steps 4 to 6
 */
export async function finishSignIn(step: Step, answer: Answer): Promise<string> {
  const signIn = await signInOf(step, answer.handle);
  if (signIn === null) throw refuseUnknown(step, new SamlRefusal('TRANSACTION_UNKNOWN'));
  try {
    refuseEnded(signIn, step.now());
    if (answer.relayState !== (signIn.relay ?? '')) throw new SamlRefusal('RELAY');
    const assertion = await verified(step, signIn, answer.samlResponse);
    await park(step, signIn, { assertion, newHandle: answer.newHandle });
    return signIn.redirect;
  } catch (error) {
    throw await refuseSignIn(step, signIn.id, asRefusal(error));
  }
}

type FoundSignIn = SignIn & { spent_at: Date | null; expires_at: Date };

async function signInOf({ db }: Step, handle: string | null): Promise<FoundSignIn | null> {
  if (handle === null) return null;
  const row = await db
    .selectFrom('saml_request')
    .select(['id', 'redirect', 'relay', 'issued_at', 'expires_at', 'spent_at'])
    .where('handle_hash', '=', tokenHash(handle))
    .where('kind', '=', 'sign-in')
    .executeTakeFirst();
  return row ?? null;
}

function refuseEnded({ spent_at, expires_at }: FoundSignIn, now: Date): void {
  if (spent_at !== null) throw new SamlRefusal('REPLAYED');
  if (expires_at <= now) throw new SamlRefusal('TRANSACTION_EXPIRED');
}

async function verified(step: Step, signIn: SignIn, samlResponse: string): Promise<VerifiedAssertion> {
  const request = { id: signIn.id, issuedAt: signIn.issued_at.toISOString() };
  const xml = messageText(samlResponse);
  return await withCurrentKeys(step, (settings) =>
    step.verifier.response({
      xml,
      options: verificationOptions(settings, request),
      nowMs: step.now().getTime(),
    }),
  );
}

async function park(
  { db, now, by, settings }: Step,
  signIn: SignIn,
  { assertion, newHandle }: { assertion: VerifiedAssertion; newHandle: string },
): Promise<void> {
  const account = accountFrom(assertion.attributes, settings.attributes);
  const { requiredGroup } = settings;
  if (requiredGroup !== null && !account.groups.includes(requiredGroup))
    throw new SamlRefusal('NOT_A_MEMBER');
  await db.transaction().execute(async (trx) => {
    await takeOnce(trx, signIn, assertion, now());
    const { userId, changes } = await upsertAccount(trx, account, settings, now());
    await trx
      .updateTable('saml_request')
      .set({
        user_id: userId,
        subject: JSON.stringify({ ...assertion.subject, sessionEndMs: assertion.sessionEndMs }),
        collect_hash: tokenHash(newHandle),
        collect_until: new Date(now().getTime() + COLLECT_LIFETIME_MS),
      })
      .where('id', '=', signIn.id)
      .execute();
    for (const change of changes) await recordChange(trx, by, change, now());
  });
}

/** The request and its assertion are each taken once, by whichever process comes first. */
async function takeOnce(
  trx: Database,
  { id }: SignIn,
  assertion: VerifiedAssertion,
  now: Date,
): Promise<void> {
  const taken = await trx
    .updateTable('saml_request')
    .set({ spent_at: now })
    .where('id', '=', id)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (taken === undefined) throw new SamlRefusal('REPLAYED');
  const first = await trx
    .insertInto('saml_assertion_seen')
    .values({ id: assertion.id, not_on_or_after: new Date(assertion.notOnOrAfterMs) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (first === undefined) throw new SamlRefusal('ASSERTION_SEEN');
}
