import { SettingError, warnOfMisspelt } from '@brandpost/settings';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { type Config, configFrom } from './config/config.ts';
import { readEnv, unknownSettings } from './config/env.ts';
import { type EmbeddedContent, startEmbeddedContent } from './content/embedded-content.ts';
import { createLog } from './operations/log.ts';
import { createService, type Service } from './service.ts';
import { builtPages } from './ssr/page-source.ts';

// Before anything is written: nobody else on the machine reads what lies in the data folder.
process.umask(0o077);

const DRAIN_MS = 10_000;
/** Long enough for a load balancer that asks `/readyz` once a second; nobody waits for Ctrl+C. */
const NOTICE_MS = 2000;
/** `--dev`: the web app from its sources. */
const isDeveloping = process.argv.includes('--dev');

/** Reads the settings, opens the door, and closes it again without losing anyone on the way in. */
async function main(): Promise<void> {
  const config = configFrom(readEnv());
  const { content } = config;
  const pages = await pageSource();
  const log = createLog(config.logLevel);
  warnOfMisspelt(log, unknownSettings());
  const service = await createService(config, { pages, log });

  // The door opens first: a port in use is reported before anything is started, and `/healthz` answers meanwhile.
  const operationsOrigin = await listen(service, config);
  const embedded = content.mode === 'embedded' ? await startContent({ ...config, content }, service) : null;
  closeWithGrace({ delay: DRAIN_MS }, async ({ err, signal }) => {
    if (err) log.error({ err }, 'Closing after an error');
    await service.stop({ noticeMs: signal === 'SIGTERM' ? NOTICE_MS : 0 });
    await embedded?.stop();
  });
  await pages.renderer();
  service.app.warmUp();
  process.send?.({ type: 'ready', origin: config.publicOrigin, operationsOrigin });
}

async function startContent(
  config: Parameters<typeof startEmbeddedContent>[0],
  service: Service,
): Promise<EmbeddedContent> {
  try {
    return await startEmbeddedContent(config, {
      log: service.app.log,
      isWatched: isDeveloping,
      onReady: (origin) => service.upstream.moveTo(origin),
    });
  } catch (error) {
    await service.stop();
    throw error;
  }
}

async function pageSource() {
  // Left out of a production image together with Vite.
  if (isDeveloping) return (await import('./ssr/developing-pages.ts')).developingPages();
  return builtPages();
}

/** @returns where those who run it find it */
async function listen(service: Service, { host, port, opsPort }: Config): Promise<string> {
  try {
    await listenAt(service.app, { host, port, setting: 'PORT' });
    return await listenAt(service.operations, { host, port: opsPort, setting: 'OPS_PORT' });
  } catch (error) {
    await service.stop();
    throw error;
  }
}

async function listenAt(
  app: FastifyInstance,
  { setting, ...address }: { host: string; port: number; setting: string },
): Promise<string> {
  try {
    return await app.listen(address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new SettingError(
      `Port ${address.port} is in use. Stop what uses it, or set ${setting} to another number.`,
    );
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof SettingError ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
}
