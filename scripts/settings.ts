import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.ts';

/** Takes settings from the root's `.env`, where there is one. What the environment already says goes first. */
export function loadSettings(): void {
  const file = join(PROJECT_ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
