import { networkOf } from '@brandpost/domain';
import { validateLogin } from '@brandpost/validation';
import type { FastifyBaseLogger } from 'fastify';
import { type Actor, THE_SYSTEM } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { ApiFailure, passwordSignInOff, signInRefused } from '../errors.ts';
import { type Attempt, type CountedTry, countTry, forgiveTries } from '../lock-out/failed-sign-ins.ts';
import { hashPassword, isPassword } from '../passwords/hash-password.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { requireValid } from '../validity/require-valid.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { hashForLog } from './log-key.ts';

/** Sign-in by password. Source: SPEC section 7. */
export function signInCalls(deps: Dependencies): CallHandlers {
  const { db, now, passwordSignIn, passkeys } = deps;
  return {
    async logIn({ body, by, request }) {
      if (!passwordSignIn) throw passwordSignInOff();
      requireValid(validateLogin(body));
      const { username, password, device = null } = body;
      const given = { username: username.trim(), password, address: request.ip, device };
      const found = await signInByPassword(deps, given, { by, log: request.log });
      return await db.transaction().execute(async (trx) => {
        const signedIn = { userId: found.id, signedInBy: 'password', device } as const;
        return await completeSignIn(trx, signedIn, { by, now: now(), passkeys });
      });
    },
  };
}

let decoy: Promise<string> | undefined;

/**
 * The user with this name and password. An unknown name, a closed account and a wrong password cost the same time and
 * are the same answer. Source: SECURITY T44.
 * @returns user: null when there is none; accountId: whose name it is, for the log alone
 */
async function userWithPassword(
  db: Database,
  { username, password }: { username: string; password: string },
): Promise<{ user: { id: number } | null; accountId: number | null }> {
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'password_hash', 'is_active'])
    .where('username', '=', username)
    .executeTakeFirst();
  decoy ??= hashPassword('nobody has this password');
  const isRight = await isPassword(password, user?.password_hash ?? (await decoy));
  const mayEnter = user !== undefined && user.password_hash !== null && user.is_active;
  return { user: isRight && mayEnter ? { id: user.id } : null, accountId: user?.id ?? null };
}

type Given = Attempt & { username: string; password: string };
type SignInDependencies = Pick<Dependencies, 'db' | 'now' | 'hashQueue' | 'logKey'>;

/**
 * The user with this name and password. Failures are logged, by hashes that are the same for the same name and
 * network; the audit log, which is never shortened, has one entry when a lock begins.
 * @throws signInRefused, tooManyRequests
 */
export async function signInByPassword(
  { db, now, hashQueue, logKey }: SignInDependencies,
  given: Given,
  { by, log }: { by: Actor; log: Pick<FastifyBaseLogger, 'warn'> },
): Promise<{ id: number }> {
  const logged = {
    nameHash: hashForLog(logKey, given.username),
    addressHash: hashForLog(logKey, networkOf(given.address)),
  };
  try {
    // Waited for first: who is turned away here has not tried.
    return await hashQueue.run(given.address, async () => {
      const counted = await countTry(db, given, now());
      const { user, accountId } = await userWithPassword(db, given);
      if (user !== null) {
        await forgiveTries(db, counted);
        return user;
      }
      log.warn({ ...logged, userId: accountId, shuts: counted.shuts }, 'A sign-in was refused');
      // Names that nobody has are tried without end: they are no reason to write.
      const isOfInterest = accountId !== null || counted.shuts === 'address';
      if (counted.shuts !== null && isOfInterest) await recordLock({ accountId, shuts: counted.shuts });
      throw signInRefused();
    });
  } catch (error) {
    const isShut = error instanceof ApiFailure && error.status === 429;
    if (isShut) log.warn(logged, 'A sign-in was not tried: too many have failed');
    throw error;
  }

  async function recordLock({ accountId, shuts }: { accountId: number | null; shuts: CountedTry['shuts'] }) {
    const change = { action: 'user.sign-in-locked', entity: 'user', entityId: accountId } as const;
    const actor: Actor = { ...THE_SYSTEM, requestId: by.requestId };
    await db.transaction().execute((trx) => recordChange(trx, actor, { ...change, after: { shuts } }, now()));
  }
}
