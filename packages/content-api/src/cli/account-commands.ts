import { THE_SYSTEM } from '../changes/actor.ts';
import { type Change, recordChange } from '../changes/record-change.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { forgetFailures } from '../lock-out/failed-sign-ins.ts';
import { removeAllPasskeys } from '../passkeys/kept-passkeys.ts';
import { CliError } from './cli-error.ts';
import { say } from './progress.ts';
import { withDatabase } from './with-database.ts';

type Done<Result> = { result: Result; change: Pick<Change, 'action' | 'before'> };

/**
 * Does something with the account of a user name, and has the audit log tell of it: both or neither.
 * @throws CliError when nobody is called so
 */
async function onAccount<Result>(
  config: Config,
  username: string,
  work: (trx: Database, user: { id: number; username: string }) => Promise<Done<Result>>,
): Promise<Result> {
  return await withDatabase(config, (db) =>
    db.transaction().execute(async (trx) => {
      const user = await trx
        .selectFrom('app_user')
        .select(['id', 'username'])
        .where('username', '=', username.trim())
        .executeTakeFirst();
      if (user === undefined) throw new CliError(`There is no user named ${username}.`);
      const { result, change } = await work(trx, user);
      await recordChange(trx, THE_SYSTEM, { ...change, entity: 'user', entityId: user.id }, new Date());
      return result;
    }),
  );
}

/** `brandpost unlock` */
export async function unlock(config: Config, username: string): Promise<void> {
  await onAccount(config, username, async (trx, user) => ({
    result: await forgetFailures(trx, user.username),
    change: { action: 'user.unlock' },
  }));
  say(`${username} may try to sign in again.`);
}

/** `brandpost remove-passkeys` */
export async function removePasskeys(config: Config, username: string): Promise<void> {
  const removed = await onAccount(config, username, async (trx, user) => {
    const removed = await removeAllPasskeys(trx, user.id);
    return { result: removed, change: { action: 'user.remove-passkey', before: { removed } } };
  });
  say(`${removed} passkeys of ${username} have been removed.`);
}
