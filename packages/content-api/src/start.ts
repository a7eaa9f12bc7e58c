import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { writeCapabilities } from './access/capabilities.ts';
import { keepChecked } from './accessibility/keep-checked.ts';
import { sitePages } from './accessibility/site-pages.ts';
import { BackupError } from './backup/backup-error.ts';
import { keepBackedUp } from './backup/keep-backed-up.ts';
import { serveSnapshots } from './backup/snapshots.ts';
import { makeFirstAdministrator } from './bootstrap/first-administrator.ts';
import { createChangeFeed } from './changes/change-feed.ts';
import { CHANGE_CHANNEL } from './changes/record-change.ts';
import { startClock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import { isOwnMachine } from './config/own-machine.ts';
import { prepareDataFolder } from './db/data-folder.ts';
import type { Database } from './db/database.ts';
import { openLinkAsker } from './external-links/ask-link.ts';
import { ROBOT_NAME } from './external-links/check-links.ts';
import { keepLinksChecked } from './external-links/keep-links-checked.ts';
import { openExternalMessages } from './external-messages/open-external-messages.ts';
import { followFireRisk } from './fire-bans/follow-fire-risk.ts';
import { createLetters } from './mail/letters.ts';
import { keepMediaSwept } from './media/keep-swept.ts';
import { createMediaFiles, type MediaFiles } from './media-files/media-files.ts';
import { openMediaStore } from './media-files/open-media-store.ts';
import { openMigratedDatabase } from './migrations/migrate.ts';
import { createMailSender } from './notices/mail/mail-sender.ts';
import { openNotices } from './notices/open-notices.ts';
import { createNoticePushSender } from './notices/push/notice-push-sender.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { OWN_VERSION } from './own-version.ts';
import { countPasskeysElsewhere } from './passkeys/kept-passkeys.ts';
import { createHashQueue } from './passwords/hash-queue.ts';
import { openPush } from './push/open-push.ts';
import type { SingleSignOn } from './saml/open-single-sign-on.ts';
import { renewSearchIndex } from './search-index/renew-search-index.ts';
import { isUntouched } from './seed/is-untouched.ts';
import { takeKnownPasswordsAway } from './seed/known-passwords.ts';
import { logKeyIn } from './sign-in/log-key.ts';
import { StartError } from './start-error.ts';
import { allowDefaultToken, defaultTokenIn } from './tokens/default-token.ts';

/** Narrower copies of some thirty pictures take a minute of work, which somebody who has just started it would feel. */
const DEMO_PICTURES_AFTER_MS = 60_000;

export type RunningContentApi = { port: number; log: FastifyBaseLogger; close(): Promise<void> };

/**
 * Opens the database, brings it up to date, fills it where that is asked for, and listens.
 * @throws StartError with a sentence for anyone who starts it
 */
export async function startContentApi(config: Config): Promise<RunningContentApi> {
  prepareDataFolder(config.dataDir);
  if (config.backup.recipients.length > 0) await requireUsable(config.backup.recipients);
  // Read from disk while the database opens, which PGlite does on other threads for the most part.
  const loadingApp = import('./app.ts');
  loadingApp.catch(() => {});
  const database = await openMigratedDatabase(config.database);
  try {
    const now = () => new Date();
    const singleSignOn = await singleSignOnWhereSet(config, database.db, now);
    const media = createMediaFiles({
      store: await openMediaStore(config),
      workDir: join(config.dataDir, 'media-work'),
      clamd: config.clamd,
      onError: (error) => app.log.warn({ err: error }, 'Media files are not complete yet'),
    });
    await writeCapabilities(database.db);
    const renewedEntries = await renewSearchIndex(database.db);
    const isSeededNow = await seedWhereAsked(config, database.db, media, now());
    const disarmed = isOwnMachine(config.publicOrigin) ? 0 : await takeKnownPasswordsAway(database.db);
    const firstAdministrator = config.passwordSignIn
      ? await makeFirstAdministrator(database.db, config.dataDir, now())
      : null;
    const defaultToken = config.defaultToken ?? defaultTokenIn(config.dataDir).token;
    await allowDefaultToken(database.db, defaultToken, now());

    const { buildContentApi } = await loadingApp;
    const { logLevel } = config;
    const changes = createChangeFeed();
    const { externalMessages: senders } = config;
    const externalMessages =
      senders === null ? null : openExternalMessages(senders, { db: database.db, now });
    const metrics = createMetrics();
    const push = config.push === null ? null : await openPush(config.push, { db: database.db, now, metrics });
    const accessibilityChecks = keepChecked({
      ...{ db: database.db, now, media, changes, hour: config.accessibility.hour },
      pages: sitePages({ siteAddress: config.accessibility.siteAddress, publicOrigin: config.publicOrigin }),
      onFailure: (err) => app.log.warn({ err }, 'The pages could not be checked for accessibility'),
    });
    const linkChecks = keepLinksChecked({
      ...{ db: database.db, now, hour: config.linkCheckHour, ownOrigin: config.publicOrigin },
      asker: openLinkAsker({
        userAgent: `Mozilla/5.0 (compatible; ${ROBOT_NAME}/${OWN_VERSION}; +${config.publicOrigin})`,
      }),
      onFailure: (err) => app.log.warn({ err }, 'The links that lead elsewhere could not be checked'),
    });
    const app = buildContentApi(
      { logLevel, defaultToken, trustedProxies: config.trustedProxies },
      {
        db: database.db,
        now,
        media,
        changes,
        staffEventsToken: config.staffEventsToken,
        metrics,
        poolCounts: database.poolCounts,
        passwordSignIn: config.passwordSignIn,
        passkeys: config.passkeys,
        hashQueue: createHashQueue(),
        logKey: logKeyIn(config.dataDir),
        singleSignOn,
        externalMessages,
        push,
        accessibilityChecks,
        linkChecks,
        alertApproval: config.alertApproval,
        notices: { escalation: config.escalation, hasEmail: config.mail !== null },
        letters: config.mail === null ? null : createLetters(config.mail),
      },
    );
    await database.listen(CHANGE_CHANNEL, changes.announce, {
      onLost(err) {
        metrics.databaseLost();
        app.log.error({ err }, 'The connection to the database is lost');
      },
      onBack(awayMs) {
        metrics.databaseBack();
        app.log.warn({ awayMs }, 'The database is back');
      },
    });
    singleSignOn?.start(app.log);
    for (const warning of await passkeyWarnings(database.db, config)) app.log.warn(warning);
    if (disarmed > 0) {
      app.log.warn(
        `${disarmed} accounts of the demo had the password that everybody knows: it was taken away.`,
      );
    }
    if (firstAdministrator !== null) {
      app.log.warn(`A first administrator has been made; name and password are in ${firstAdministrator}.`);
    }
    if (renewedEntries > 0)
      app.log.info(`The search index has been written anew: ${renewedEntries} entries.`);
    if (isSeededNow) app.log.info('The demo content has been put into the empty database.');
    await app.listen({ ...config.listen }).catch((cause: unknown) => {
      throw cannotListen(config, cause);
    });
    const clock = startClock({
      ...{ db: database.db, now, changes, log: app.log, alertApproval: config.alertApproval },
      onRound: metrics.clockRan,
    });
    const sweeping = keepMediaSwept(
      { db: database.db, media, now },
      (lost) => restoreWhereSeeded(config, media, lost, now()),
      isSeededNow ? DEMO_PICTURES_AFTER_MS : 0,
    );
    externalMessages?.start(app.log);
    push?.start({ changes, log: app.log });
    const mailer =
      config.mail === null
        ? []
        : [createMailSender(config.mail, { db: database.db, now, origin: config.staffOrigin })];
    const noticePush =
      config.push === null ? null : await createNoticePushSender(config.push, { db: database.db, now });
    const notices = openNotices({
      ...{ db: database.db, now, changes, log: app.log, escalation: config.escalation },
      senders: [...mailer, ...(noticePush === null ? [] : [noticePush])],
    });
    const snapshots = await serveSnapshots({
      dataDir: config.dataDir,
      database,
      onError: (err) => app.log.error({ err }, 'The database could not be copied for a backup'),
    });
    const backups = backUpWhereAsked(config, app.log, metrics, now);
    const fireRisk = followFireRiskWhereSet(config, database.db, app.log, { metrics, now });
    const { port } = app.server.address() as AddressInfo;
    return {
      port,
      log: app.log,
      async close() {
        sweeping.close();
        await accessibilityChecks.close();
        await linkChecks.close();
        await externalMessages?.close();
        await notices.close();
        await noticePush?.close();
        await push?.close();
        backups?.close();
        await fireRisk?.close();
        await snapshots?.close();
        await app.close();
        await singleSignOn?.close();
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

async function requireUsable(recipients: readonly string[]): Promise<void> {
  const { checkRecipients } = await import('./backup/backup-keys.ts');
  try {
    checkRecipients(recipients);
  } catch (cause) {
    throw cause instanceof BackupError ? new StartError(cause.message, { cause }) : cause;
  }
}

function backUpWhereAsked(
  { backup }: Config,
  log: FastifyBaseLogger,
  metrics: Metrics,
  now: () => Date,
): { close(): void } | null {
  if (backup.schedule === null) return null;
  if (backup.recipients.length === 0) {
    log.warn('Backups are not encrypted: set BACKUP_RECIPIENTS to what `brandpost backup-key` prints.');
  }
  return keepBackedUp({
    ...backup.schedule,
    now,
    onDone: (said) => log.info(said),
    onFailure(said) {
      metrics.backupFailed();
      log.error({ said }, 'A backup that was due could not be written; it is tried again');
    },
  });
}

function followFireRiskWhereSet(
  { fireRiskAddress, publicOrigin }: Config,
  db: Database,
  log: FastifyBaseLogger,
  { metrics, now }: { metrics: Metrics; now: () => Date },
): { close(): Promise<void> } | null {
  if (fireRiskAddress === null) return null;
  return followFireRisk({
    db,
    now,
    address: fireRiskAddress,
    publicOrigin,
    onFailure(said) {
      metrics.fireRiskFailed();
      log.warn({ said }, 'The fire risk could not be had; it is tried again');
    },
  });
}

async function singleSignOnWhereSet(
  { saml, dataDir }: Config,
  db: Database,
  now: () => Date,
): Promise<SingleSignOn | null> {
  if (saml === null) return null;
  // What reads and signs XML is large.
  const { openSingleSignOn } = await import('./saml/open-single-sign-on.ts');
  return await openSingleSignOn(saml, { db, dataDir, now });
}

/** What anyone who runs it should know: passkeys that nobody can use, and administrators whom none is asked of. */
async function passkeyWarnings(
  db: Database,
  { passkeys: { rpId, isNeededByAdministrators }, publicOrigin }: Config,
): Promise<string[]> {
  const lost = await countPasskeysElsewhere(db, rpId);
  return [
    ...(lost === 0 ? [] : [`${lost} passkeys were made for another name than ${rpId}: nobody can use them.`]),
    ...(isNeededByAdministrators || isOwnMachine(publicOrigin)
      ? []
      : ['Administrators are not asked for passkeys: no browser makes one for a number in place of a name.']),
  ];
}

async function seedWhereAsked(
  { seed }: Config,
  db: Database,
  media: MediaFiles,
  now: Date,
): Promise<boolean> {
  if (seed.kind === 'none' || !(await isUntouched(db))) return false;
  // Needed once in a database's life.
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
