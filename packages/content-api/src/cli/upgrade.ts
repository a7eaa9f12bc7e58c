import type { MisspeltSetting } from '@brandpost/settings';
import { withDatabaseAsItIs } from '../backup/with-database-to-back-up.ts';
import type { Config } from '../config/config.ts';
import { checkUpgrade } from '../upgrade/check-upgrade.ts';
import { CliError } from './cli-error.ts';
import { say } from './progress.ts';

const SIGNS = { ok: 'ok   ', look: 'look ', stop: 'STOP ' } as const;

/** `brandpost upgrade --check` */
export async function upgrade(
  config: Config,
  { check }: { check: boolean },
  unknownSettings: readonly MisspeltSetting[],
): Promise<void> {
  if (!check) {
    throw new CliError(
      'A service upgrades its database when it starts; upgrade --check says what would come of it.',
    );
  }
  const findings = await withDatabaseAsItIs(config, (db) =>
    checkUpgrade({
      db,
      kind: config.database.kind,
      dataDir: config.dataDir,
      unknownSettings,
      now: new Date(),
    }),
  );
  for (const { is, text } of findings) say(`${SIGNS[is]}${text}`);
  const stops = findings.filter(({ is }) => is === 'stop').length;
  if (stops > 0) throw new CliError(`Do not upgrade yet: ${stops} to mend first.`);
}
