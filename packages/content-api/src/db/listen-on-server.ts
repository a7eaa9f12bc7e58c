import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { ConnectionWatch } from './database.ts';

export type ListeningConnection = { close(): Promise<void> };

/** At most one attempt a second; the rest of the pause is random, so that processes do not come back all at once. */
const RETRY_MS = 1_000;
const RETRY_JITTER_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** A connection that froze without closing would be waited on for ever: it is asked something now and then. */
const HEARTBEAT_MS = 15_000;
const QUERY_TIMEOUT_MS = 5_000;

/**
 * Listens on a channel over a connection of its own, which is made anew whenever it is lost: one loop, one connection.
 * @param hear called for each notification, and after a reconnect, since some may have been missed
 * @throws Error when the first connection cannot be made
 */
export async function listenOnServer(
  url: URL,
  channel: string,
  hear: (payload?: string) => void,
  watch: ConnectionWatch = {},
): Promise<ListeningConnection> {
  const closing = new AbortController();
  let client = await connect(url, channel, hear);

  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const cause = await ended(client, closing.signal);
      if (closing.signal.aborted) return;
      const lostAtMs = Date.now();
      watch.onLost?.(cause);
      const next = await reconnect(url, channel, hear, closing.signal);
      if (next === null) return;
      client = next;
      watch.onBack?.(Date.now() - lostAtMs);
      hear();
    }
  };
  const running = run();

  return {
    async close() {
      closing.abort();
      await client.end().catch(() => {});
      await running;
    },
  };
}

async function connect(url: URL, channel: string, hear: (payload?: string) => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url.href,
    application_name: 'brandpost-content-api-listener',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  });
  client.on('notification', ({ payload }) => hear(payload));
  // Announced by `end` as well; without a listener it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    void client.end().catch(() => {});
    throw error;
  }
}

/** Settled when the connection has ended, or does not answer any more. @returns why, as far as it is known */
function ended(client: pg.Client, signal: AbortSignal): Promise<Error | null> {
  return new Promise((resolve) => {
    let cause: Error | null = null;
    const heartbeat = setInterval(() => {
      client.query('select 1').catch((error: Error) => finish(error));
    }, HEARTBEAT_MS);
    heartbeat.unref();
    const finish = (error: Error | null) => {
      clearInterval(heartbeat);
      void client.end().catch(() => {});
      resolve(error);
    };
    client.once('error', (error) => {
      cause = error;
    });
    client.once('end', () => finish(cause));
    signal.addEventListener('abort', () => finish(null), { once: true });
  });
}

async function reconnect(
  url: URL,
  channel: string,
  hear: (payload?: string) => void,
  signal: AbortSignal,
): Promise<pg.Client | null> {
  while (!signal.aborted) {
    await wait(RETRY_MS + Math.random() * RETRY_JITTER_MS, undefined, { ref: false, signal }).catch(() => {});
    if (signal.aborted) return null;
    try {
      return await connect(url, channel, hear);
    } catch {
      // The server is still away.
    }
  }
  return null;
}
