import { spawn } from 'node:child_process';
import { PROJECT_ROOT } from '../project-root.ts';
import { endOf } from './end-of.ts';
import type { Command } from './tool.ts';

/**
 * Runs a program to its end on our own terminal.
 * @returns its exit code
 */
export function runVisibly(
  [program, ...args]: Command,
  { env = {}, cwd = PROJECT_ROOT }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<number> {
  return endOf(spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' }));
}
