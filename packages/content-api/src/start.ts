import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { writeCapabilities } from './access/capabilities.ts';
import { keepMediaSwept } from './areas/media/keep-swept.ts';
import { createChangeFeed } from './changes/change-feed.ts';
import { CHANGE_CHANNEL } from './changes/record-change.ts';
import { startClock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import { prepareDataFolder } from './db/data-folder.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { makeFirstAdministrator } from './foundation/first-administrator.ts';
import { createMediaFiles, type MediaFiles } from './media/media-files.ts';
import { openMediaStore } from './media/open-media-store.ts';
import type { SingleSignOn } from './saml/open-single-sign-on.ts';
import { renewSearchIndex } from './search/renew-search-index.ts';
import { isUntouched } from './seed/is-untouched.ts';
import { StartError } from './start-error.ts';
import { allowDefaultToken, defaultTokenIn } from './tokens/default-token.ts';

/** Narrower copies of some thirty pictures take a minute of work, which somebody who has just started it would feel. */
const DEMO_PICTURES_AFTER_MS = 60_000;

export type RunningContentApi = { port: number; close(): Promise<void> };

/**
 * Opens the database, brings it up to date, fills it where that is asked for, and listens.
 * @throws StartError with a sentence for whoever starts it
 */
export async function startContentApi(config: Config): Promise<RunningContentApi> {
  prepareDataFolder(config.dataDir);
  // Read from disk while the database opens, which PGlite does on other threads for the most part.
  const loadingApp = import('./app.ts');
  loadingApp.catch(() => {});
  const singleSignOn = await singleSignOnWhereSet(config);
  const database = await openDatabase(config.database);
  try {
    const now = () => new Date();
    const media = createMediaFiles({
      store: await openMediaStore(config),
      workDir: join(config.dataDir, 'media-work'),
      onError: (error) => app.log.warn({ err: error }, 'Media files are not complete yet'),
    });
    await writeCapabilities(database.db);
    const renewedEntries = await renewSearchIndex(database.db);
    const isSeededNow = await seedWhereAsked(config, database.db, media, now());
    const firstAdministrator =
      config.seed.kind === 'none' ? await makeFirstAdministrator(database.db, config.dataDir, now()) : null;
    const defaultToken = config.defaultToken ?? defaultTokenIn(config.dataDir).token;
    await allowDefaultToken(database.db, defaultToken, now());

    const { buildContentApi } = await loadingApp;
    const { logLevel } = config;
    const changes = createChangeFeed();
    await database.listen(CHANGE_CHANNEL, changes.announce);
    const app = buildContentApi(
      { logLevel, defaultToken, trustedProxies: config.trustedProxies },
      { db: database.db, now, media, changes, passwordSignIn: config.passwordSignIn, singleSignOn },
    );
    if (firstAdministrator !== null) {
      app.log.info(`A first administrator has been made; name and password are in ${firstAdministrator}.`);
    }
    if (renewedEntries > 0)
      app.log.info(`The search index has been written anew: ${renewedEntries} entries.`);
    if (isSeededNow) app.log.info('The demo content has been put into the empty database.');
    await app.listen({ ...config.listen }).catch((cause: unknown) => {
      throw cannotListen(config, cause);
    });
    const clock = startClock({ db: database.db, now, changes, log: app.log });
    const sweeping = keepMediaSwept(
      { db: database.db, media, now },
      (lost) => restoreWhereSeeded(config, media, lost, now()),
      isSeededNow ? DEMO_PICTURES_AFTER_MS : 0,
    );
    const { port } = app.server.address() as AddressInfo;
    return {
      port,
      async close() {
        sweeping.close();
        await app.close();
        await singleSignOn?.verifier.close();
        await media.close();
        await clock.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function singleSignOnWhereSet({ saml, dataDir }: Config): Promise<SingleSignOn | null> {
  if (saml === null) return null;
  // What reads and signs XML is large.
  const { openSingleSignOn } = await import('./saml/open-single-sign-on.ts');
  return await openSingleSignOn(saml, dataDir);
}

async function seedWhereAsked(
  { seed }: Config,
  db: Database,
  media: MediaFiles,
  now: Date,
): Promise<boolean> {
  if (seed.kind === 'none' || !(await isUntouched(db))) return false;
  // What draws the pictures is large and needed once in a database's life.
  const { seedDemo } = await import('./seed/seed-demo.ts');
  return await seedDemo(db, { ...seed, media, now });
}

async function restoreWhereSeeded(
  { seed }: Config,
  media: MediaFiles,
  lost: readonly string[],
  now: Date,
): Promise<number> {
  if (seed.kind === 'none') return 0;
  const { restoreMediaFiles } = await import('./seed/restore-media-files.ts');
  return await restoreMediaFiles(lost, media, { ...seed, now });
}

function cannotListen({ listen }: Config, cause: unknown): StartError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be listened on (${code})`;
  return new StartError(`Port ${listen.port} on ${listen.host} ${reason}; set PORT to another.`, { cause });
}
