import { spawn } from 'node:child_process';
import { extname, join } from 'node:path';
import { lowerPriority } from '../low-priority.ts';
import { isBackupDue } from './backup-folder.ts';

/** From the sources as from a build. */
const COMMAND = join(import.meta.dirname, `../brandpost${extname(import.meta.filename)}`);
const FIRST_LOOK_MS = 60_000;
const LOOK_EVERY_MS = 60_000;
const AGAIN_AFTER_MS = 15 * 60_000;
const MAX_OUTPUT = 2_000;

type Keeping = {
  folder: string;
  everyHours: number;
  now: () => Date;
  /** @param said the last of what the command wrote: one sentence where the failure was foreseen */
  onFailure(said: string): void;
  onDone(said: string): void;
};

/**
 * Has a backup written whenever a round has none, by `brandpost backup --if-due` in a process of its own with our
 * settings. Several services may do so for one database and one folder: the command lets one at a time do it.
 */
export function keepBackedUp(
  { folder, everyHours, now, onFailure, onDone }: Keeping,
  { firstLookMs = FIRST_LOOK_MS, lookEveryMs = LOOK_EVERY_MS, againAfterMs = AGAIN_AFTER_MS } = {},
): { close(): void } {
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    let wait = lookEveryMs;
    try {
      if (await isBackupDue(folder, everyHours, now())) {
        // Whatever comes of it; when it went well, nothing is due by then.
        wait = Math.max(againAfterMs, lookEveryMs);
        const { code, said } = await runBackup(closing.signal);
        if (closing.signal.aborted) return;
        if (code === 0) onDone(said);
        else onFailure(said);
      }
    } catch (error) {
      onFailure(error instanceof Error ? error.message : String(error));
    }
    if (!closing.signal.aborted) timer = setTimeout(look, wait).unref();
  };
  timer = setTimeout(look, firstLookMs).unref();
  return {
    close() {
      closing.abort();
      clearTimeout(timer);
    },
  };
}

function runBackup(signal: AbortSignal): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...process.execArgv, COMMAND, 'backup', '--if-due'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let said = '';
    const hear = (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-MAX_OUTPUT);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    lowerPriority(child);
    child.once('error', (error) => resolve({ code: null, said: error.message }));
    child.once('close', (code) => resolve({ code, said: said.trim() }));
  });
}
