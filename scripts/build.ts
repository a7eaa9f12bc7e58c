import { runQuietly } from './process/run-quietly.ts';
import { TURBO_ENV, turbo } from './process/turbo.ts';
import type { StepResult } from './terminal/step.ts';

/** Builds what has changed since it was last built, everywhere. */
export async function build(): Promise<StepResult> {
  const { code, output } = await runQuietly(turbo('build'), { env: TURBO_ENV });
  return code === 0 ? { ok: true } : { ok: false, output };
}
