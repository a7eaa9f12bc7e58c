import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BackupError } from '../backup/backup-error.ts';
import type { BackupKeys } from '../backup/backup-file.ts';
import { backupName, isBackupDue, tidyBackups } from '../backup/backup-folder.ts';
import { makeBackupKey, readIdentities } from '../backup/backup-keys.ts';
import type { BackupSummary } from '../backup/backup-summary.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { withDatabaseToBackUp } from '../backup/with-database-to-back-up.ts';
import { writeBackup } from '../backup/write-backup.ts';
import type { Config } from '../config/config.ts';
import { openMediaStore } from '../media-files/open-media-store.ts';
import { CliError } from './cli-error.ts';
import { progressOf, say } from './progress.ts';
import { withDatabase } from './with-database.ts';

type KeyOptions = { identity?: string; allowPlain?: boolean };

/** `brandpost backup`: to a file, or into `BACKUP_DIR`, where older ones are then taken away. */
export async function backUp(
  config: Config,
  file: string | undefined,
  { ifDue }: { ifDue: boolean },
): Promise<void> {
  if (file !== undefined && ifDue) throw new CliError('--if-due goes with BACKUP_DIR, not with a file.');
  await asCliError(async () => {
    if (file !== undefined) await backUpTo(config, resolve(file));
    else await backUpIntoFolder(config, ifDue);
  });
}

async function backUpIntoFolder(config: Config, ifDue: boolean): Promise<void> {
  const { schedule, recipients } = config.backup;
  if (schedule === null) throw new CliError('Name a file, or set BACKUP_DIR to a folder for backups.');
  const { folder, everyHours } = schedule;
  const now = new Date();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (ifDue && !(await isBackupDue(folder, everyHours, now))) return say('No backup is due.');
  await backUpTo(config, join(folder, backupName(now, recipients.length > 0)), {
    now,
    isWanted: async () => !ifDue || (await isBackupDue(folder, everyHours, new Date())),
  });
  const removed = await tidyBackups(folder, schedule, now);
  if (removed.length > 0) say(`Taken away, since newer ones are kept: ${removed.join(', ')}.`);
}

async function backUpTo(
  config: Config,
  file: string,
  { now = new Date(), isWanted = async () => true } = {},
): Promise<void> {
  const progress = progressOf('Backing up');
  const summary = await withDatabaseToBackUp(config, async (db, note) => {
    if (!(await isWanted())) return null;
    const summary = await writeBackup({
      db,
      store: await openMediaStore(config),
      file,
      now,
      commit: config.commit,
      recipients: config.backup.recipients,
      onProgress: progress.update,
    });
    await note(summary.made);
    return summary;
  }).finally(progress.stop);
  if (summary === null) return say('Another process has written the backup that was due.');
  say(`Backed up to ${file}: ${described(summary)}.`);
}

/** `brandpost backup-key` */
export async function backupKey(file: string): Promise<void> {
  const recipient = await asCliError(() => makeBackupKey(resolve(file)));
  say(`The key that opens backups is in ${resolve(file)}. Keep it, and a copy of it, elsewhere.`);
  say(`Set BACKUP_RECIPIENTS=${recipient}`);
}

/** `brandpost verify` */
export async function verify(config: Config, file: string, options: KeyOptions): Promise<void> {
  const progress = progressOf('Verifying');
  const keys = await asCliError(() => keysFrom(config, { ...options, allowPlain: true }));
  const verdict = await verifyBackup(resolve(file), keys, progress.update).finally(progress.stop);
  if (!verdict.isWhole) throw new CliError(verdict.problem);
  say(`The backup is whole: ${described(verdict.summary)}.`);
}

/** `brandpost restore` */
export async function restore(
  config: Config,
  file: string,
  { replace, ...options }: { replace: boolean } & KeyOptions,
): Promise<void> {
  const progress = progressOf('Restoring');
  const workDir = join(config.dataDir, 'restore-work');
  const summary = await asCliError(async () => {
    const keys = await keysFrom(config, options);
    return await withDatabase(config, async (db) => {
      const store = await openMediaStore(config);
      const onProgress = progress.update;
      return await restoreBackup({ db, store, file: resolve(file), keys, replace, workDir, onProgress });
    });
  }).finally(progress.stop);
  say(`Restored: ${described(summary)}. Everybody has to sign in anew.`);
}

/** Where there is any key, what anybody could have written is taken only where that is said. */
async function keysFrom(
  { backup: { identityFile, recipients } }: Config,
  { identity, allowPlain = false }: KeyOptions,
): Promise<BackupKeys> {
  const file = identity ?? identityFile;
  const identities = file === null ? [] : await readIdentities(file === '-' ? file : resolve(file));
  return { identities, takesPlain: allowPlain || (file === null && recipients.length === 0) };
}

/** Turns what is wrong with a backup into one sentence for the command line. */
async function asCliError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupError ? new CliError(error.message, { cause: error }) : error;
  }
}

function described(summary: BackupSummary): string {
  const { made, version, commit, migrations, rows, files, isEncrypted, bytes } = summary;
  const count = Object.values(rows).reduce((sum, n) => sum + n, 0);
  const megabytes = (bytes / 1_000_000).toFixed(1);
  const by = [`by ${version ?? 'a version before 0.2.0'}`, commit, migrations.at(-1)]
    .filter(Boolean)
    .join(', ');
  const lock = isEncrypted ? 'encrypted' : 'NOT encrypted';
  return `made ${made} ${by}, ${count} rows in ${Object.keys(rows).length} tables, ${files} files, ${megabytes} MB, ${lock}`;
}
