import { recordChange } from '../changes/record-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { noOwnPassword, notAllowed, unprocessable } from '../errors.ts';
import { countGuess } from '../lock-out/failed-sign-ins.ts';
import { isPassword } from '../passwords/hash-password.ts';
import type { Call } from '../plugins/catalogue-calls.ts';

/**
 * Shows once more who one is. Nobody does for another; whoever has no password here signs in again.
 * @throws notAllowed, noOwnPassword, unprocessable, tooManyRequests
 */
export async function confirmIdentity(
  { db, now, hashQueue }: Dependencies,
  { viewer, by, body, request }: Call<'confirmIdentity'>,
): Promise<{ ok: true }> {
  const { userId, tokenId, maskedBy } = viewer;
  if (userId === null || tokenId === null || maskedBy !== null) throw notAllowed();
  const { password_hash } = await db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (password_hash === null) throw noOwnPassword();
  await hashQueue.run(request.ip, async () => {
    const guess = await countGuess(db, userId, now());
    if (!(await isPassword(body.password, password_hash))) {
      throw unprocessable([{ field: 'password', message: 'Lösenordet stämmer inte' }]);
    }
    await guess.forgive();
  });
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('token').set({ confirmed: now() }).where('id', '=', tokenId).execute();
    await recordChange(trx, by, { action: 'user.confirm', entity: 'user', entityId: userId }, now());
  });
  return { ok: true };
}
