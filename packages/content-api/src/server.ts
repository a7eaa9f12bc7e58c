import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { SettingError, warnOfMisspelt } from '@brandpost/settings';
import closeWithGrace from 'close-with-grace';
import { type Config, configFrom } from './config/config.ts';
import { readEnv, unknownSettings } from './config/env.ts';
import { prepareDataFolder } from './db/data-folder.ts';
import type { RunningContentApi } from './start.ts';
import { StartError } from './start-error.ts';

// Before anything is written: nobody else on the machine reads what lies in the data folder.
process.umask(0o077);

/** Tells the process that started this one, when there is one. */
function notifyParent(
  message: { type: 'ready'; port: number } | { type: 'failed'; message: string },
): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined || !process.connected) resolve();
    else process.send(message, () => resolve());
  });
}

/** With what lies behind it: what is said to people names no file and no code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && !(error instanceof StartError)
    ? `${error.message} (${error.cause.message})`
    : error.message;
}

async function fail(error: unknown): Promise<never> {
  const isForeseen = error instanceof SettingError || error instanceof StartError;
  const reason = reasonOf(error);
  const message = isForeseen ? reason : `The content API cannot start: ${reason}`;
  process.stderr.write(`${message}\n`);
  if (!isForeseen && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  await notifyParent({ type: 'failed', message });
  process.exit(1);
}

function closeWhenAsked(running: RunningContentApi): { close(): void } {
  return closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err !== undefined) process.stderr.write(`The content API ends: ${err.stack ?? err.message}\n`);
    await running.close();
  });
}

/** Everything else is loaded after this, so that a later start need not compile it again. */
async function start(config: Config): Promise<RunningContentApi> {
  prepareDataFolder(config.dataDir);
  enableCompileCache(join(config.dataDir, 'compile-cache'));
  const { startContentApi } = await import('./start.ts');
  return await startContentApi(config);
}

/** The parent may be killed without a word, also while we start; then nobody is left to serve. */
let endWithParent = (): void => process.exit(1);
process.once('disconnect', () => endWithParent());

try {
  const running = await start(configFrom(readEnv()));
  const grace = closeWhenAsked(running);
  warnOfMisspelt(running.log, unknownSettings());
  endWithParent = () => grace.close();
  await notifyParent({ type: 'ready', port: running.port });
  // Otherwise written at the end only, and a process that is killed has none.
  flushCompileCache();
} catch (error) {
  await fail(error);
}
