import type { Config } from '../config/config.ts';
import { removeAllPasskeys } from '../passkeys/kept-passkeys.ts';
import { onAccount } from './on-account.ts';
import { say } from './progress.ts';

/** `brandpost remove-passkeys` */
export async function removePasskeys(config: Config, username: string): Promise<void> {
  const removed = await onAccount(config, username, async (trx, user) => {
    const removed = await removeAllPasskeys(trx, user.id);
    return { result: removed, change: { action: 'user.remove-passkey', before: { removed } } };
  });
  say(`${removed} passkeys of ${username} have been removed.`);
}
