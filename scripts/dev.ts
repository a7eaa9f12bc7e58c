/** `pnpm dev`: everything from its sources; the browser and the servers follow every change. */
import { join } from 'node:path';
import { FROM_SOURCES, generate, generators } from './generate.ts';
import { startOwnProcess } from './process/own-process.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { loadSettings } from './settings.ts';
import { startDemoIdentityProvider } from './start/demo-identity-provider.ts';

loadSettings();
// As with `pnpm start`; the servers' own default is to start empty.
process.env.SEED ||= 'demo';
await generate();
const watching = ['--watch', '--watch-preserve-output', FROM_SOURCES];
// A changed rule is compiled anew; servers and browser follow what is written then.
const compilers = generators().map((path) =>
  startOwnProcess(path, [], { execArgv: watching, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
);
const identityProvider = await startDemoIdentityProvider(process.env);
const { child, ended } = startOwnProcess(join(PROJECT_ROOT, 'apps/bff/src/server.ts'), ['--dev'], {
  cwd: PROJECT_ROOT,
  env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn', ...identityProvider?.env },
  execArgv: watching,
});
child.on('message', (message: { type?: string; origin?: string }) => {
  if (message.type === 'ready') console.log(`\n  Brandpost, from its sources: ${message.origin}\n`);
});
const code = await ended;
for (const compiler of compilers) compiler.child.kill();
process.exit(code);
