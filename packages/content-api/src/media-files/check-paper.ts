import { fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { activePaper, appendedToPaper, unreadablePaper, uploadsBusy } from '../errors.ts';
import type { PaperFinding } from './paper-findings.ts';

/** From the sources as from a build. */
const SCRIPT = join(import.meta.dirname, `paper-process${extname(import.meta.filename)}`);
const LONGEST_MS = 20_000;
const MAX_CONCURRENT = 2;
const MAX_WAITING = 10;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Judges a PDF in a process of its own, two at a time.
 * @throws ApiFailure 422 for one that does something by itself, holds other files or cannot be read; 503 while too many wait
 */
export async function checkPaper(path: string, { longestMs = LONGEST_MS } = {}): Promise<void> {
  if (running >= MAX_CONCURRENT) {
    if (waiting.length >= MAX_WAITING) throw uploadsBusy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running++;
  try {
    const finding = await findingOf(path, longestMs);
    if (finding === 'active') throw activePaper();
    if (finding === 'appended') throw appendedToPaper();
    if (finding === 'unreadable') throw unreadablePaper();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

/** A process that dies, or takes too long, could not read it. */
function findingOf(path: string, longestMs: number): Promise<PaperFinding> {
  return new Promise((resolve) => {
    const child = fork(SCRIPT, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=384'],
      // It has nothing to do with the settings, some of which are secrets.
      env: { PATH: process.env.PATH },
      timeout: longestMs,
      killSignal: 'SIGKILL',
    });
    child.once('message', (message) => resolve((message as { finding: PaperFinding }).finding));
    child.once('exit', () => resolve('unreadable')).once('error', () => resolve('unreadable'));
    child.send(path, () => {});
  });
}
