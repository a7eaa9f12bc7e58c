import { spawn } from 'node:child_process';
import { PROJECT_ROOT } from '../project-root.ts';
import { exitCode } from './exit-code.ts';
import type { Command } from './tool.ts';

export type Finished = { code: number; output: string };

/**
 * Runs a program to its end and keeps what it says. A signal that would end us ends the program first.
 * @returns exit code (128 + n after a signal) and both outputs as one text
 */
export async function runQuietly(
  [program, ...args]: Command,
  { env = {}, cwd = PROJECT_ROOT }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<Finished> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stoppedBy: NodeJS.Signals | null = null;
  const stop = (signal: NodeJS.Signals) => {
    stoppedBy = signal;
    child.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (ownCode, signal) => resolve(exitCode(ownCode, signal)));
    });
    if (stoppedBy !== null) process.exit(exitCode(null, stoppedBy));
    return { code, output };
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
