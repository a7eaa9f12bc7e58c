import type { ChildProcess } from 'node:child_process';
import { exitCode } from './exit-code.ts';

/**
 * Waits for a program that we run as a part of our own work. A signal that would end us ends the program first, and
 * then us.
 * @returns its exit code, 128 + n after a signal
 */
export async function endOf(child: ChildProcess): Promise<number> {
  let stoppedBy: NodeJS.Signals | null = null;
  const stop = (signal: NodeJS.Signals) => {
    stoppedBy = signal;
    child.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (ownCode, signal) => resolve(exitCode(ownCode, signal)));
    });
    if (stoppedBy !== null) process.exit(exitCode(null, stoppedBy));
    return code;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
