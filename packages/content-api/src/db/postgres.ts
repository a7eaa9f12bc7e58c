import { createHash } from 'node:crypto';
import { BrokenCircuitError, bulkhead, ConsecutiveBreaker, circuitBreaker, handleAll, wrap } from 'cockatiel';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg, { type Pool, type PoolClient, type QueryResult } from 'pg';
import { StartError } from '../start-error.ts';
import type { OpenDatabase } from './database.ts';
import { LIKENESS_SETTING } from './likeness.ts';
import { type ListeningConnection, listenOnServer } from './listen-on-server.ts';
import type { Schema } from './schema.ts';

/** After an attempt that failed no other is made for so long; then one is, and the rest wait for its outcome. */
const PAUSE_MS = 1_000;

/**
 * A kind of client for a pool that opens its connections one at a time and pauses after an attempt that failed. While
 * the server is away, calls fail at once with the error of the last attempt, and the server that comes back is not met
 * by every call at the same time.
 */
function calmClient(): typeof pg.Client {
  const attempts = wrap(
    bulkhead(1, Number.POSITIVE_INFINITY),
    circuitBreaker(handleAll, { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(1) }),
  );
  let lastError: unknown;

  async function attempt(open: () => Promise<unknown>): Promise<void> {
    try {
      await attempts.execute(open);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw lastError;
      lastError = error;
      throw error;
    }
  }

  return class CalmClient extends pg.Client {
    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | undefined {
      const connected = attempt(() => super.connect()).then(() => this);
      if (callback === undefined) return connected;
      connected.then(() => callback(null as unknown as Error), callback);
      return undefined;
    }
  };
}

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
  // A connection that the server drops is replaced by the pool, and the person who was asking over it hears of it by their
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

/** Sorts and filters can be put together in many ways: a connection that has prepared so many gives way to a new one. */
const MAX_PREPARED = 200;
/** Its answer would have other columns than before a migration: only a new connection helps. */
const PLAN_OUTDATED = '0A000';

const READS = /^\s*(?:select|with)\b/i;

/** What is said of a connection over all the times that it is lent out. */
type Connection = { client: PostgresPoolClient; prepared: Set<string>; isWornOut: boolean };

/** A pool for Kysely whose connections keep statements that read prepared, so that the server plans each once. */
function withPreparedStatements(pool: Pool): PostgresPool {
  const connections = new WeakMap<PoolClient, Connection>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = connections.get(client) ?? connectionOf(client);
      connections.set(client, known);
      return known.client;
    },
  };
}

function connectionOf(client: PoolClient): Connection {
  const ask = async (text: string, values: readonly unknown[]): Promise<QueryResult> => {
    if (!READS.test(text)) return await client.query(text, [...values]);
    const name = createHash('md5').update(text).digest('base64url');
    connection.prepared.add(name);
    try {
      return await client.query({ name, text, values: [...values] });
    } catch (error) {
      if ((error as { code?: string }).code === PLAN_OUTDATED) connection.isWornOut = true;
      throw error;
    }
  };
  const connection: Connection = {
    prepared: new Set(),
    isWornOut: false,
    client: {
      query: ask as unknown as PostgresPoolClient['query'],
      release(destroy) {
        client.release(destroy === true || connection.isWornOut || connection.prepared.size > MAX_PREPARED);
      },
      get processID() {
        return (client as { processID?: number }).processID;
      },
    } as PostgresPoolClient,
  };
  return connection;
}
