/**
 * `pnpm start`: builds what has changed, starts the service and tells where it is.
 * `--empty` starts without the demo content.
 */
import { parseArgs } from 'node:util';
import { buildProduct } from './build.ts';
import { loadSettings } from './settings.ts';
import { contentSource, defaultSeed } from './start/content-source.ts';
import { demoAccounts } from './start/demo-accounts.ts';
import { startDemoIdentityProvider } from './start/demo-identity-provider.ts';
import { startService } from './start/service.ts';
import { summaryText } from './start/summary.ts';
import { step } from './terminal/step.ts';

const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } });
loadSettings();
// The servers' own default is to start empty: here somebody wants to look at the product.
if (values.empty) process.env.SEED = 'none';
else process.env.SEED ||= defaultSeed(process.env);

process.exit(await start());

async function start(): Promise<number> {
  const built = await step('Build', buildProduct);
  if (!built.ok) {
    process.stderr.write(built.output);
    return 1;
  }
  // It runs in this process, and ends with it.
  const identityProvider = await startDemoIdentityProvider(process.env);
  const started = await step('Start', () =>
    startService({
      NODE_ENV: 'production',
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      ...identityProvider?.env,
    }),
  );
  if (!started.ok) {
    process.stderr.write(started.output);
    return started.exitCode;
  }
  const { origin, ended } = started.service;
  const source = contentSource(process.env);
  process.stdout.write(
    summaryText({
      origin,
      content: source.description,
      demo: source.hasDemoAccounts ? demoAccounts() : null,
      firstAdministrator: source.hasDemoAccounts ? null : source.firstAdministrator,
      identityProvider: identityProvider?.origin ?? null,
    }),
  );
  return await ended;
}
