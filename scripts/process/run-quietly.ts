import { spawn } from 'node:child_process';
import { PROJECT_ROOT } from '../project-root.ts';
import { endOf } from './end-of.ts';
import type { Command } from './tool.ts';

export type Finished = { code: number; output: string };

/**
 * Runs a program to its end and keeps what it says.
 * @returns exit code, and both outputs as one text
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
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { code: await endOf(child), output };
}
