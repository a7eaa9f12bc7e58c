import type { Database } from '../db/database.ts';
import { hashPassword, isPassword } from '../passwords/hash-password.ts';

let decoy: Promise<string> | undefined;

/**
 * The user with this name and password. An unknown name, a closed account and a wrong password cost the same time and
 * are the same answer. Source: SECURITY T44.
 * @returns user: null when there is none; accountId: whose name it is, for the log alone
 */
export async function userWithPassword(
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
