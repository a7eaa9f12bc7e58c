import { startOwnPostgres } from '@brandpost/test-support';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, type ServerProcess, startServer, temporaryFolder } from './processes.fixtures.ts';

const folder = temporaryFolder();
let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
let api: ServerProcess;
let port: number | undefined;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  api = startServer({ DATA_DIR: folder.path, DATABASE_URL: postgres.url.href, SEED: 'none' });
  port = (await api.firstMessage)?.port;
});
afterAll(async () => {
  api.child.kill('SIGKILL');
  await api.exit;
  await postgres.remove();
  folder.remove();
});

/** Calls that each hold a connection, so that some are in use whenever the server goes. */
function startLoad(): { stop(): Promise<Set<number>> } {
  let isOver = false;
  const statuses = new Set<number>();
  const workers = Array.from({ length: 12 }, async () => {
    while (!isOver) {
      const response = await ask(port, '/rubicore/core/v1/post?perPage=5').catch(() => null);
      if (response !== null) statuses.add(response.status);
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(workers);
      return statuses;
    },
  };
}

async function msUntilReady(): Promise<number> {
  const startMs = performance.now();
  while (performance.now() - startMs < 15_000) {
    if ((await ask(port, '/readyz').catch(() => null))?.status === 200) return performance.now() - startMs;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Number.POSITIVE_INFINITY;
}

async function connections(): Promise<{ listeners: number; all: number }> {
  const client = new pg.Client({ connectionString: postgres.url.href });
  await client.connect();
  const { rows } = await client.query(
    `select count(*) filter (where application_name = 'brandpost-content-api-listener')::int as listeners,
            count(*) filter (where application_name like 'brandpost%')::int as all from pg_stat_activity`,
  );
  await client.end();
  return rows[0];
}

it.each([
  ['fast', 0],
  ['immediate', 0],
  ['fast', 1],
  ['immediate', 3],
  ['fast', 0],
  ['fast', 12],
] as const)(
  'is well again within 5 s after a %s stop of %i s, with one listener and the pool',
  async (mode, seconds) => {
    const load = startLoad();
    await postgres.stop(mode);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    await postgres.start();
    expect(await msUntilReady()).toBeLessThan(5_000);
    await expect.poll(async () => (await connections()).listeners, { timeout: 5_000 }).toBe(1);
    expect((await connections()).all).toBeLessThanOrEqual(11);
    // Never a 500: anyone who is asking hears that the database is away, and asks again.
    expect([...(await load.stop())].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect([api.child.exitCode, api.child.signalCode], api.stderr()).toEqual([null, null]);
  },
);

it('attempts to connect once a second at most for its calls, and as often for its listener, while the server is away', async () => {
  const load = startLoad();
  await postgres.stop('immediate');
  const attempts = await postgres.countAttempts(4);
  await postgres.start();
  expect(await msUntilReady()).toBeLessThan(5_000);
  await load.stop();
  expect(attempts).toBeGreaterThan(1);
  // Both count from their first attempt: five each within four seconds.
  expect(attempts).toBeLessThanOrEqual(10);
});
