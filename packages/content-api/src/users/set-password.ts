import { capabilityValue } from '@brandpost/domain';
import { requireMayManage } from '../access/no-more-than-own.ts';
import { requireFresh } from '../access/require-fresh.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { noOwnPassword, notAllowed, passwordSignInOff, unprocessable } from '../errors.ts';
import { countGuess } from '../lock-out/failed-sign-ins.ts';
import { hashPassword, isPassword } from '../passwords/hash-password.ts';
import type { Call } from '../plugins/catalogue-calls.ts';
import { type LockedUser, lockUser } from './lock-user.ts';
import { passwordErrors } from './password-rules.ts';
import { serviceNameOf } from './service-name.ts';

/**
 * Gives somebody a password and ends their other sign-ins. One's own against the present one; whoever has none came by
 * single sign-on and gets no second way in by themselves. Of others by those who may manage them, for one time.
 * @throws ApiFailure
 */
export async function setPassword(deps: Dependencies, call: Call<'setPassword'>): Promise<{ ok: true }> {
  const { db, now, hashQueue, passwordSignIn } = deps;
  const { viewer, by, params, body, request } = call;
  const isOwn = viewer.userId === params.id;
  // Nobody sets a password in another's clothes.
  if (viewer.maskedBy !== null) throw notAllowed();
  if (!isOwn && capabilityValue(viewer.grants, 'manage_user') !== true) throw notAllowed();
  if (!passwordSignIn) throw passwordSignInOff();
  // Of one's own, the present one shows who one is.
  if (isOwn) await requirePresent(deps, call);
  else requireFresh(viewer, now());
  const password_hash = await hashQueue.run(request.ip, () => hashPassword(body.password));
  await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, params.id);
    if (!isOwn) requireMayManage(viewer, user.rights);
    const errors = await passwordErrors(body.password, {
      ...ownerOf(user),
      serviceName: await serviceNameOf(trx),
    });
    if (errors.length > 0) throw unprocessable(errors);
    await trx
      .updateTable('app_user')
      .set({ password_hash, must_change_password: !isOwn })
      .where('id', '=', params.id)
      .execute();
    const others = trx.updateTable('token').set({ revoked: now() }).where('user_id', '=', params.id);
    await others
      .where('revoked', 'is', null)
      .where('id', '!=', isOwn ? (viewer.tokenId ?? 0) : 0)
      .execute();
    const change = { action: 'user.set-password', entity: 'user', entityId: params.id } as const;
    await recordChange(trx, by, change, now());
  });
  return { ok: true };
}

/** @throws noOwnPassword, unprocessable, tooManyRequests */
async function requirePresent(
  { db, now, hashQueue }: Dependencies,
  { params, body, request }: Call<'setPassword'>,
): Promise<void> {
  const user = await db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow();
  const present = user.password_hash;
  if (present === null) throw noOwnPassword();
  await hashQueue.run(request.ip, async () => {
    const guess = await countGuess(db, params.id, now());
    if (!(await isPassword(body.current ?? '', present))) {
      throw unprocessable([{ field: 'current', message: 'Det nuvarande lösenordet stämmer inte' }]);
    }
    await guess.forgive();
  });
  if (body.password === body.current) {
    const message = 'Det nya lösenordet måste vara ett annat än det nuvarande';
    throw unprocessable([{ field: 'password', message }]);
  }
}

function ownerOf({ username, first_name, last_name }: LockedUser) {
  return { username, firstName: first_name, lastName: last_name };
}
