import type { Config } from '../config/config.ts';
import { forgetFailures } from '../lock-out/failed-sign-ins.ts';
import { onAccount } from './on-account.ts';
import { say } from './progress.ts';

/** `brandpost unlock` */
export async function unlock(config: Config, username: string): Promise<void> {
  await onAccount(config, username, async (trx, user) => ({
    result: await forgetFailures(trx, user.username),
    change: { action: 'user.unlock' },
  }));
  say(`${username} may try to sign in again.`);
}
