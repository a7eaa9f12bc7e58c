import { join } from 'node:path';
import { startOwnProcess } from '../process/own-process.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import type { StepResult } from '../terminal/step.ts';

export type RunningService = {
  /** Where visitors reach it. */
  origin: string;
  /** Its exit code, when it ends. */
  ended: Promise<number>;
};

export type ServiceStart =
  | { ok: true; service: RunningService }
  | (Extract<StepResult, { ok: false }> & { exitCode: number });

/**
 * Starts the built service and waits until it is ready.
 * @returns the running service, or what it said on standard error before it ended
 */
export async function startService(env: Record<string, string>): Promise<ServiceStart> {
  const { child, ended } = startOwnProcess(join(PROJECT_ROOT, 'apps/bff/dist/server.js'), [], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let output = '';
  const keep = (text: string) => {
    output += text;
  };
  child.stderr?.setEncoding('utf8').on('data', keep);
  const ready = new Promise<string>((resolve) => {
    child.on('message', (message: { type: string; origin: string }) => {
      if (message.type === 'ready') resolve(message.origin);
    });
  });
  const origin = await Promise.race([ready, ended]);
  if (typeof origin === 'number') return { ok: false, output, exitCode: origin };
  child.stderr?.off('data', keep).pipe(process.stderr);
  return { ok: true, service: { origin, ended } };
}
