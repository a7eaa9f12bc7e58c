/** `pnpm dev`: everything from its sources; the browser and the servers follow every change. */
import { join } from 'node:path';
import { startOwnProcess } from './process/own-process.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { loadSettings } from './settings.ts';
import { startDemoIdentityProvider } from './start/demo-identity-provider.ts';

loadSettings();
// As with `pnpm start`; the servers' own default is to start empty.
process.env.SEED ||= 'demo';
const identityProvider = await startDemoIdentityProvider(process.env);
const { child, ended } = startOwnProcess(join(PROJECT_ROOT, 'apps/bff/src/server.ts'), ['--dev'], {
  cwd: PROJECT_ROOT,
  env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn', ...identityProvider?.env },
  execArgv: ['--watch', '--watch-preserve-output', '--conditions=brandpost-source'],
});
child.on('message', (message: { type?: string; origin?: string }) => {
  if (message.type === 'ready') console.log(`\n  Brandpost, from its sources: ${message.origin}\n`);
});
process.exit(await ended);
