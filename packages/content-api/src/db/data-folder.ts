import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/**
 * Makes the data folder where there is none.
 * @throws StartError when it cannot be made or written in
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o750 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
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
