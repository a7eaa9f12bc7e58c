import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { calmClient } from './calm-client.ts';
import type { OpenDatabase } from './database.ts';
import { LIKENESS_SETTING } from './likeness.ts';
import { type ListeningConnection, listenOnServer } from './listen-on-server.ts';
import { withPreparedStatements } from './prepared-postgres.ts';
import type { Schema } from './schema.ts';

/** No query of a visitor may hold a connection longer. Source: SECURITY T43. */
const STATEMENT_TIMEOUT_MS = 3_000;
const CONNECT_TIMEOUT_MS = 5_000;
const MAX_CONNECTIONS = 10;
/** Statements are prepared once and asked often: one plan for all of a statement's parameters is enough. */
const SETTINGS = `-c plan_cache_mode=force_generic_plan -c jit=off -c ${LIKENESS_SETTING}`;

/**
 * Opens a pool of connections to a PostgreSQL server.
 * @throws StartError when no connection can be had; the message names host and port, never the password
 */
export async function openPostgres(url: URL): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url.href,
    Client: calmClient(),
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'brandpost-content-api',
    options: SETTINGS,
  });
  // A connection that the server drops is replaced by the pool, and whoever was asking over it hears of it by their
  // query; without listeners it would end the process. `pool` hears of idle connections alone, hence the second one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const connection = await pool.connect();
    connection.release();
  } catch (cause) {
    await pool.end();
    throw new StartError(
      `The database at ${url.hostname}:${url.port || '5432'} cannot be reached (${reasonFor(cause)}).`,
      {
        cause,
      },
    );
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }) });
  const listeners: ListeningConnection[] = [];
  return {
    db,
    async listen(channel, hear, watch) {
      listeners.push(await listenOnServer(url, channel, hear, watch));
    },
    poolCounts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await Promise.all(listeners.map((listener) => listener.close()));
      await db.destroy();
    },
  };
}

/** What the server or the network said, in a few words. Server messages name user and database, never a password. */
function reasonFor(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown error';
  const code = 'code' in cause ? String(cause.code) : '';
  return cause.message === '' ? code : cause.message;
}
