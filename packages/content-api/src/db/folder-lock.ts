import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

export type FolderLock = { release(): void };

/**
 * Takes the data folder for this process alone. Two PGlite processes on one folder lose each other's rows without any
 * error, so this is a lock that the operating system holds (SQLite's, on a file of its own): it ends with the process
 * however that ends, and is never taken over by age or by guess.
 * @throws StartError when another process has the folder
 */
export function lockFolder(dataDir: string): FolderLock {
  const lock = new DatabaseSync(join(dataDir, 'database.lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new StartError(`The folder ${dataDir} is in use by ${ownerOf(dataDir)}; stop that one first.`, {
      cause,
    });
  }
  writeFileSync(ownerFile(dataDir), String(process.pid));
  return {
    release() {
      rmSync(ownerFile(dataDir), { force: true });
      if (lock.isOpen) lock.close();
    },
  };
}

/** Only for the message: the lock itself cannot be read while it is held. */
function ownerOf(dataDir: string): string {
  try {
    const pid = readFileSync(ownerFile(dataDir), 'utf8').trim();
    return /^\d+$/.test(pid) ? `the process with pid ${pid}` : 'another process';
  } catch {
    return 'another process';
  }
}

function ownerFile(dataDir: string): string {
  return join(dataDir, 'database.pid');
}
