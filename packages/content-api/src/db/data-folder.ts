import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** Set on folders that many write in, such as /tmp. */
const STICKY = 0o1000;
const OTHERS = 0o077;

/**
 * Makes the data folder where there is none, and shuts everybody else on the machine out of it: PGlite's own files may
 * be read and written by all.
 * @throws StartError when it cannot be made or written in, or belongs to others too
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const { mode } = statSync(dataDir);
    if ((mode & STICKY) !== 0)
      throw new StartError(`The folder ${dataDir} is for everybody; set DATA_DIR to one of its own.`);
    if ((mode & OTHERS) !== 0) chmodSync(dataDir, mode & 0o700);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(
      `The folder ${dataDir} cannot be written in (${codeOf(cause)}); set DATA_DIR to another.`,
      {
        cause,
      },
    );
  }
}

export type DatabaseFolderState = 'none' | 'complete';

/**
 * Whether a PGlite database lies in the folder.
 * @throws StartError when something lies there that no server could open
 */
export function databaseFolderState(folder: string): DatabaseFolderState {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return 'none';
  const missing = ['PG_VERSION', 'global/pg_control'].find((name) => !existsSync(join(folder, name)));
  if (missing === undefined) return 'complete';
  throw new StartError(
    `The folder ${folder} is not a whole database (${missing} is missing); move it away or put a copy back.`,
  );
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
}
