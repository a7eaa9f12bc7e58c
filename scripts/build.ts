import { runQuietly } from './process/run-quietly.ts';
import { TURBO_ENV, turbo } from './process/turbo.ts';
import type { StepResult } from './terminal/step.ts';

/** Builds what has changed since it was last built, everywhere. */
export function build(): Promise<StepResult> {
  return run('build');
}

/** The same without the workbook, which no service needs. */
export function buildProduct(): Promise<StepResult> {
  return run('build', '--filter=!@brandpost/workbook');
}

async function run(...args: string[]): Promise<StepResult> {
  const { code, output } = await runQuietly(turbo(...args), { env: TURBO_ENV });
  return code === 0 ? { ok: true } : { ok: false, output };
}
