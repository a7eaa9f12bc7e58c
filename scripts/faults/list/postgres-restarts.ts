import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { OwnPostgres, StopMode } from '@brandpost/test-support';
import { request } from 'undici';
import { atMost, type Criterion, type FaultScript, holds } from '../criterion.ts';
import { type Cleanup, startBff, startContentApi, temporaryFolder } from '../services.ts';
import { ownHeaders, signIn, startVisitors } from '../visitors.ts';

const TIMES = 20;
const PAUSES_S = [1, 3, 10, 30];
const MODES: readonly StopMode[] = ['fast', 'immediate'];
const MOST_READY_MS = 15_000;
const LISTENER = 'brandpost-content-api-listener';

/** One way to run it: with the content API by itself, or as the BFF's own. */
type Running = {
  name: string;
  database: URL;
  port: number;
  isAlive(): boolean;
  /** What was acknowledged of each post that is written in, and what may have been written after it. */
  posts: Map<number, string[]>;
  visitors: Awaited<ReturnType<typeof startVisitors>>;
};

/**
 * F20: PostgreSQL is stopped and started twenty times under load, for 1, 3, 10 and 30 seconds in turn, of which those
 * count that `--seconds` allows; with the content API by itself and with the one that comes along, at the same time.
 */
export const postgresRestarts: FaultScript = {
  id: 'F20',
  title: 'PostgreSQL restarted twenty times',
  async run({ seconds, cleanup }) {
    const { startOwnPostgres } = await import('@brandpost/test-support');
    const postgres = await startOwnPostgres();
    cleanup.add(() => postgres.remove());
    const over = new AbortController();
    const services = [await apart(postgres, cleanup), await embedded(postgres, cleanup)];
    // Each has begun before the first stop, however slow the machine is.
    const writers = await Promise.all(services.map((service) => startWriting(service, over.signal)));
    await wait(2000);
    const pauses = PAUSES_S.filter((pause) => pause <= seconds);
    const readyMs = services.map(() => 0);
    const listeners = services.map(() => 0);
    let mostAttempts = 0;
    for (let time = 0; time < TIMES; time += 1) {
      const pause = pauses[time % pauses.length] ?? 1;
      await postgres.stop(MODES[time % MODES.length] ?? 'fast');
      const attempts = await postgres.countAttempts(pause);
      mostAttempts = Math.max(mostAttempts, attempts / pause);
      await postgres.start();
      for (const [index, ms] of (await Promise.all(services.map(msUntilReady))).entries()) {
        readyMs[index] = Math.max(readyMs[index] ?? 0, ms);
      }
      await wait(1500);
      for (const [index, count] of (await Promise.all(services.map(listenersOf))).entries()) {
        listeners[index] = Math.max(listeners[index] ?? 0, count);
      }
    }
    over.abort();
    await Promise.all(writers.map(({ ended }) => ended));
    return (
      (
        await Promise.all(
          services.map(async (service, index): Promise<Criterion[]> => {
            const pages = service.visitors.seen.filter(({ kind }) => kind === 'page');
            await service.visitors.stop();
            const bad = pages.filter(({ isGood }) => !isGood);
            const lost = await lostOf(service);
            return [
              holds(`${service.name}: no process has ended`, service.isAlive(), 'all run'),
              atMost(`${service.name}: well again within`, (readyMs[index] ?? 0) / 1000, 5, ' s'),
              atMost(`${service.name}: listening connections`, listeners[index] ?? 0, 1),
              holds(`${service.name}: bad pages of ${pages.length}: none`, bad.length === 0, `${bad.length}`),
              holds(
                `${service.name}: acknowledged writes are there`,
                lost.length === 0,
                lost.join('; ') || 'all',
              ),
            ];
          }),
        )
      )
        .flat()
        // Of each service a listener and a pool, which each attempt once a second at most.
        .concat(atMost('attempts to connect, a second, by both', mostAttempts, 4))
    );
  },
};

async function apart(postgres: OwnPostgres, cleanup: Cleanup): Promise<Running> {
  const database = await ownDatabase(postgres, 'apart');
  const api = await startContentApi(cleanup, { DATABASE_URL: database.href });
  const bff = await startBff(cleanup, api.ready.port);
  const isAlive = () => [api, bff].every(({ child }) => child.exitCode === null && child.signalCode === null);
  return await running('apart', { database, port: bff.port, isAlive });
}

async function embedded(postgres: OwnPostgres, cleanup: Cleanup): Promise<Running> {
  const database = await ownDatabase(postgres, 'embedded');
  const bff = await startBff(cleanup, 0, {
    RUBICORE_URL: '',
    RUBICORE_DEFAULT_TOKEN: '',
    DATABASE_URL: database.href,
    DATA_DIR: await temporaryFolder(cleanup),
    SEED: 'demo',
  });
  const children = childrenOf(bff.child.pid);
  const isAlive = () => bff.child.exitCode === null && childrenOf(bff.child.pid) === children;
  return await running('embedded', { database, port: bff.port, isAlive });
}

async function running(
  name: string,
  { database, port, isAlive }: Pick<Running, 'database' | 'port' | 'isAlive'>,
): Promise<Running> {
  const visitors = await startVisitors(() => port, { paths: ['/', '/nyheter', '/krisinformation'] });
  return { name, database, port, isAlive, posts: new Map(), visitors };
}

/** The processes that one has started, as Linux tells of them. */
function childrenOf(pid: number | undefined): string {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
}

async function ownDatabase(postgres: OwnPostgres, name: string): Promise<URL> {
  await query(postgres.url, `create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = name;
  return url;
}

async function query<Row>(database: URL, text: string, values: unknown[] = []): Promise<Row[]> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: database.href });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Makes a post, writes in it until it is over, and notes what was acknowledged. */
async function startWriting({ port, posts }: Running, over: AbortSignal): Promise<{ ended: Promise<void> }> {
  const headers = ownHeaders(await signIn(port, { username: 'bentes01' }));
  const send = async (method: 'POST' | 'PUT', path: string, body: unknown) => {
    const address = `http://127.0.0.1:${port}/rubicore/core/v1/post${path}`;
    const response = await request(address, { method, headers, body: JSON.stringify(body) });
    return { status: response.statusCode, text: await response.body.text() };
  };
  const made = await send('POST', '', { type: 'news', title: 'Omgång 0', status: 'draft', nodeIds: [1] });
  if (made.status !== 201) throw new Error(`Nothing could be written: ${made.status} ${made.text}`);
  const { id } = JSON.parse(made.text) as { id: number };
  posts.set(id, ['Omgång 0']);
  const rewrite = async () => {
    for (let turn = 1; !over.aborted; turn += 1) {
      const title = `Omgång ${turn}`;
      const { status } = await send('PUT', `/${id}`, { title }).catch(() => ({ status: 0 }));
      // What was not acknowledged may have been written all the same.
      posts.set(id, status === 200 ? [title] : [...(posts.get(id) ?? []), title]);
      await wait(100);
    }
  };
  return { ended: rewrite() };
}

async function lostOf({ database, posts }: Running): Promise<string[]> {
  const lost: string[] = [];
  for (const [id, titles] of posts) {
    const [row] = await query<{ title: string }>(database, 'select title from post where id = $1', [id]);
    if (!titles.includes(row?.title ?? ''))
      lost.push(`${id} is ${row?.title}, acknowledged was ${titles[0]}`);
  }
  return lost;
}

async function msUntilReady({ port }: Running): Promise<number> {
  const startMs = performance.now();
  while (performance.now() - startMs < MOST_READY_MS) {
    const headers = { host: 'brandpost.localhost' };
    const isThere = await request(
      `http://127.0.0.1:${port}/rubicore/core/v1/post?perPage=1&sort=title%20ASC`,
      { headers },
    )
      .then(async (response) => {
        await response.body.dump();
        return response.statusCode === 200;
      })
      .catch(() => false);
    const isReady = await request(`http://127.0.0.1:${port}/readyz`)
      .then(async (response) => (await response.body.text()).includes('"ready"'))
      .catch(() => false);
    if (isThere && isReady) return performance.now() - startMs;
    await wait(50);
  }
  return Number.POSITIVE_INFINITY;
}

async function listenersOf({ database }: Running): Promise<number> {
  const [row] = await query<{ count: number }>(
    database,
    `select count(*)::int as count from pg_stat_activity
      where application_name = $1 and datname = current_database()`,
    [LISTENER],
  );
  return row?.count ?? 0;
}
