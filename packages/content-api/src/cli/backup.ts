import { join, resolve } from 'node:path';
import { BackupError } from '../backup/backup-error.ts';
import type { BackupSummary } from '../backup/backup-summary.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import type { Config } from '../config/config.ts';
import { openMediaStore } from '../media/open-media-store.ts';
import { CliError } from './cli-error.ts';
import { progressOf, say } from './progress.ts';
import { withDatabase } from './with-database.ts';

/** `brandpost backup` */
export async function backUp(config: Config, file: string): Promise<void> {
  const progress = progressOf('Backing up');
  const summary = await withDatabase(config, async (db) => {
    const store = await openMediaStore(config);
    return await writeBackup({
      db,
      store,
      file: resolve(file),
      now: new Date(),
      onProgress: progress.update,
    });
  }).finally(progress.stop);
  say(`Backed up to ${resolve(file)}: ${told(summary)}.`);
}

/** `brandpost verify` */
export async function verify(file: string): Promise<void> {
  const progress = progressOf('Verifying');
  const verdict = await verifyBackup(resolve(file), progress.update).finally(progress.stop);
  if (!verdict.isWhole) throw new CliError(verdict.problem);
  say(`The backup is whole: ${told(verdict.summary)}.`);
}

/** `brandpost restore` */
export async function restore(
  config: Config,
  file: string,
  { replace }: { replace: boolean },
): Promise<void> {
  const progress = progressOf('Restoring');
  const workDir = join(config.dataDir, 'restore-work');
  try {
    const summary = await withDatabase(config, async (db) => {
      const store = await openMediaStore(config);
      return await restoreBackup({
        db,
        store,
        file: resolve(file),
        replace,
        workDir,
        onProgress: progress.update,
      });
    });
    say(`Restored: ${told(summary)}. Everybody has to sign in anew.`);
  } catch (error) {
    throw error instanceof BackupError ? new CliError(error.message, { cause: error }) : error;
  } finally {
    progress.stop();
  }
}

function told({ made, rows, files, bytes }: BackupSummary): string {
  const count = Object.values(rows).reduce((sum, n) => sum + n, 0);
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return `made ${made}, ${count} rows in ${Object.keys(rows).length} tables, ${files} files, ${megabytes} MB`;
}
