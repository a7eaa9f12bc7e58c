import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { SettingError } from '@brandpost/settings';

/** Set on folders that many write in, such as /tmp. */
const STICKY = 0o1000;
const OTHERS = 0o077;

/**
 * Makes the data folder where there is none, and shuts everybody else on the machine out of it.
 * @throws SettingError when it cannot be made, or belongs to others too
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const { mode } = statSync(dataDir);
    if ((mode & STICKY) !== 0) throw new Error('it is for everybody');
    if ((mode & OTHERS) !== 0) chmodSync(dataDir, mode & 0o700);
  } catch (cause) {
    throw new SettingError(
      `The folder ${dataDir} cannot be used (${(cause as NodeJS.ErrnoException).code ?? (cause as Error).message}). Set DATA_DIR to a folder of its own that can be written.`,
      { cause },
    );
  }
}
