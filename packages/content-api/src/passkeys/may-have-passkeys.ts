import type { ApiViewer } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import { notAllowed, passkeysElsewhere } from '../errors.ts';

type Themselves = { userId: number; tokenId: number };

/**
 * Passkeys are for those who sign in here, by themselves: not for anyone who acts as another, nor for accounts that an
 * identity provider answers for.
 * @throws notAllowed, passkeysElsewhere
 */
export async function requireMayHavePasskeys(
  { userId, tokenId, maskedBy }: ApiViewer,
  { db, passwordSignIn }: { db: Database; passwordSignIn: boolean },
): Promise<Themselves> {
  if (userId === null || tokenId === null || maskedBy !== null) throw notAllowed();
  const { password_hash } = await db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (password_hash === null || !passwordSignIn) throw passkeysElsewhere();
  return { userId, tokenId };
}
