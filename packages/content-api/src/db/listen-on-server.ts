import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export type ListeningConnection = { close(): Promise<void> };

const RETRY_MS = 1_000;

/** Listens on a channel over a connection of its own, which is made anew whenever it is lost. */
export async function listenOnServer(
  url: URL,
  channel: string,
  hear: () => void,
): Promise<ListeningConnection> {
  let current: pg.Client | null = null;
  let isClosed = false;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url.href,
      application_name: 'brandpost-content-api-listener',
      keepAlive: true,
    });
    client.on('notification', hear);
    client.on('error', () => {});
    client.once('end', () => void reconnect());
    await client.connect();
    current = client;
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  };

  const reconnect = async (): Promise<void> => {
    while (!isClosed) {
      await wait(RETRY_MS, undefined, { ref: false });
      if (isClosed) return;
      try {
        await connect();
        hear();
        return;
      } catch {
        // The server is still away.
      }
    }
  };

  await connect();
  return {
    async close() {
      isClosed = true;
      await current?.end();
    },
  };
}
