import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database, PoolCounts } from '../db/database.ts';
import type { ExternalMessages } from '../external-messages/open-external-messages.ts';
import { LAST_BACKUP } from '../maintenance/last-backup.ts';
import { OWN_VERSION } from '../own-version.ts';
import type { SingleSignOn } from '../saml/open-single-sign-on.ts';

/** What is counted while the service runs, for Prometheus. Labels take few values: no address and no name is one. */
export type Metrics = {
  registry: Registry;
  /** The clock has done what was due. */
  clockRan(): void;
  databaseLost(): void;
  databaseBack(): void;
  /** A call failed since there is no room left for the database. */
  databaseFull(): void;
  backupFailed(): void;
  fireRiskFailed(): void;
  /** What became of a message to a browser, and how late it was delivered; null where that says nothing. */
  pushed(outcome: 'sent' | 'gone' | 'refused' | 'later' | 'quiet', lagMs: number | null): void;
};

/** From a list that is kept to a query that is given up. */
const BUCKETS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const PUSH_BUCKETS_S = [0.25, 0.5, 1, 2, 3, 5, 10, 20, 60, 300];
/** What is asked for that no route answers. */
const NO_ROUTE = 'none';

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'brandpost_build_info',
    help: 'Always 1; the labels say what runs.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: OWN_VERSION, node: process.version }, 1);
  const clock = new Gauge({
    name: 'clock_last_run_timestamp_seconds',
    help: 'When posts that begin and end were last seen to; at most half a minute ago.',
    registers,
  });
  const isConnected = new Gauge({
    name: 'database_connected',
    help: '1 while the database tells of changes; 0 while the connection is lost.',
    registers,
  });
  isConnected.set(1);
  const losses = new Counter({
    name: 'database_connections_lost_total',
    help: 'How often the connection to the database was lost.',
    registers,
  });
  const full = new Counter({
    name: 'database_full_total',
    help: 'Calls that failed since there was no room left for the database.',
    registers,
  });
  const failedBackups = new Counter({
    name: 'backup_failures_total',
    help: 'How often a backup that was due could not be written.',
    registers,
  });
  const failedFireRisks = new Counter({
    name: 'fire_risk_failures_total',
    help: 'How often the forecast of the fire risk could not be had, or not be read.',
    registers,
  });
  const pushMessages = new Counter({
    name: 'push_messages_total',
    help: 'Crisis alerts for browsers, by what became of them: sent, gone, refused, later or quiet.',
    labelNames: ['outcome'],
    registers,
  });
  const pushLag = new Histogram({
    name: 'push_delivery_seconds',
    help: 'From what happened with an alert until a push service had taken the message.',
    buckets: PUSH_BUCKETS_S,
    registers,
  });
  return {
    registry,
    clockRan: () => clock.setToCurrentTime(),
    databaseLost() {
      isConnected.set(0);
      losses.inc();
    },
    databaseBack: () => isConnected.set(1),
    databaseFull: () => full.inc(),
    backupFailed: () => failedBackups.inc(),
    fireRiskFailed: () => failedFireRisks.inc(),
    pushed(outcome, lagMs) {
      pushMessages.inc({ outcome });
      if (lagMs !== null) pushLag.observe(lagMs / 1000);
    },
  };
}

type Observed = {
  db: Database;
  poolCounts?: (() => PoolCounts) | undefined;
  streams: () => number;
  singleSignOn: Pick<SingleSignOn, 'status'> | null;
  externalMessages: Pick<ExternalMessages, 'status'> | null;
};

/** Answers `/metrics`, and counts every request by the route that answered it, never by its address. */
export function serveMetrics(app: FastifyInstance, { registry }: Metrics, observed: Observed): void {
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests, and how long they took until the answer had been sent.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? NO_ROUTE : (request.routeOptions.url ?? NO_ROUTE);
    const labels = { method: request.method, route, status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  observe(registers, observed);
  app.get('/metrics', { logLevel: 'warn' }, async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
}

/** What nobody counts: read off when it is asked for. */
function observe(registers: Registry[], { db, poolCounts, streams, ...others }: Observed): void {
  if (others.singleSignOn !== null) observeSingleSignOn(registers, others.singleSignOn);
  if (others.externalMessages !== null) observeExternalMessages(registers, others.externalMessages);
  new Gauge({
    name: 'event_streams',
    help: 'Who follows the changes just now: each BFF is one.',
    registers,
    collect() {
      this.set(streams());
    },
  });
  if (poolCounts !== undefined) {
    new Gauge({
      name: 'database_pool_connections',
      help: 'Connections to the database, and calls that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(poolCounts())) this.set({ state }, count);
      },
    });
  }
  new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the newest backup was written; missing where there was none.',
    registers,
    async collect() {
      this.reset();
      this.remove();
      const row = await db
        .selectFrom('installation')
        .select(sql<Date>`(value->>'made')::timestamptz`.as('made'))
        .where('key', '=', LAST_BACKUP)
        .executeTakeFirst()
        .catch(() => undefined);
      if (row !== undefined) this.set(row.made.getTime() / 1000);
    },
  });
  new Gauge({
    name: 'audit_log_entries',
    help: 'Entries of the audit log, which only grows.',
    registers,
    async collect() {
      const head = await db
        .selectFrom('audit_head')
        .select('last_id')
        .executeTakeFirst()
        .catch(() => undefined);
      if (head !== undefined) this.set(Number(head.last_id ?? 0));
    },
  });
}

function observeExternalMessages(registers: Registry[], { status }: Pick<ExternalMessages, 'status'>): void {
  new Gauge({
    name: 'external_messages_answered_timestamp_seconds',
    help: 'When a sender of messages last answered with something that could be read; missing before the first time.',
    labelNames: ['source'],
    registers,
    collect() {
      this.reset();
      for (const { source, answeredMs } of status())
        if (answeredMs !== null) this.set({ source }, answeredMs / 1000);
    },
  });
  new Counter({
    name: 'external_messages_failures_total',
    help: 'How often a sender of messages did not answer, or with something that could not be read.',
    labelNames: ['source'],
    registers,
    collect() {
      this.reset();
      for (const { source, failures } of status()) this.inc({ source }, failures);
    },
  });
}

function observeSingleSignOn(registers: Registry[], { status }: Pick<SingleSignOn, 'status'>): void {
  new Gauge({
    name: 'saml_certificate_days_left',
    help: 'Days until a certificate ends: the last of the identity provider, the first of this service.',
    labelNames: ['of'],
    registers,
    collect() {
      const { identityProviderDaysLeft, serviceDaysLeft } = status();
      this.reset();
      this.set({ of: 'service' }, serviceDaysLeft);
      if (identityProviderDaysLeft !== null) this.set({ of: 'identity-provider' }, identityProviderDaysLeft);
    },
  });
  new Gauge({
    name: 'saml_metadata_answered_timestamp_seconds',
    help: 'When the address of the identity provider last answered; missing where none is set, or none has.',
    registers,
    collect() {
      const { metadataAnsweredMs } = status();
      this.reset();
      this.remove();
      if (metadataAnsweredMs !== null) this.set(metadataAnsweredMs / 1000);
    },
  });
}
