import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { createVisitorCaches } from './cache/visitor-caches.ts';
import { type Config, configFrom } from './config/config.ts';
import { readEnv } from './config/env.ts';
import { SettingError } from './config/setting-error.ts';
import { type EmbeddedContent, startEmbeddedContent } from './content/embedded-content.ts';
import { builtPages } from './ssr/page-source.ts';
import { createUpstream, type Upstream } from './upstream/upstream.ts';

const DRAIN_MS = 10_000;
/** Short, so that what is published shows at once; long enough for a crowd to cost one call a second. */
const FRESH_MS = 1000;
/** `--dev`: the web app from its sources. */
const isDeveloping = process.argv.includes('--dev');

/** Reads the settings, opens the door, and closes it again without losing anyone on the way in. */
async function main(): Promise<void> {
  const config = configFrom(readEnv());
  const { content } = config;
  const upstream = createUpstream(content.mode === 'remote' ? content.url : null);
  const readiness = { isDraining: false };
  const caches = createVisitorCaches(FRESH_MS);
  const pages = await pageSource();
  const app = await buildApp(config, { upstream, caches, pages, readiness });

  // The door opens first: a port in use is told before anything is started, and `/healthz` answers meanwhile.
  await listen(app, config);
  const embedded =
    content.mode === 'embedded' ? await startContent({ ...config, content }, app, upstream) : null;
  closeWithGrace({ delay: DRAIN_MS }, async ({ err }) => {
    if (err) app.log.error({ err }, 'Closing after an error');
    readiness.isDraining = true;
    await app.close();
    await upstream.close();
    await embedded?.stop();
  });
  await pages.renderer();
  process.send?.({ type: 'ready', origin: config.publicOrigin });
}

async function startContent(
  config: Parameters<typeof startEmbeddedContent>[0],
  app: FastifyInstance,
  upstream: Upstream,
): Promise<EmbeddedContent> {
  try {
    return await startEmbeddedContent(config, {
      log: app.log,
      isWatched: isDeveloping,
      onReady: (origin) => upstream.moveTo(origin),
    });
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function pageSource() {
  // Left out of a production image together with Vite.
  if (isDeveloping) return (await import('./ssr/developing-pages.ts')).developingPages();
  return builtPages();
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new SettingError(`Port ${port} is in use. Stop what uses it, or set PORT to another number.`);
    }
    throw error;
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof SettingError ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
}
