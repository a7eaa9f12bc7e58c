import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { fillDatabase } from '../../bench/content-api/databases.ts';
import { atLeast, atMost, type FaultScript, holds } from '../criterion.ts';
import { startFaultProxy } from '../fault-proxy.ts';
import { startBff, startContentApi } from '../services.ts';
import { share, startVisitors } from '../visitors.ts';

/** F6: the connections to PostgreSQL break, and no new ones are taken for a while. */
export const postgresAway: FaultScript = {
  id: 'F6',
  title: 'PostgreSQL away',
  async run({ seconds, cleanup }) {
    const { DATABASE_URL } = process.env;
    if (!DATABASE_URL) return [holds('DATABASE_URL names a server', false, 'not set')];
    const server = { name: 'PostgreSQL', server: new URL(DATABASE_URL) };
    const database = await fillDatabase(server, { posts: 50, people: 0 });
    cleanup.add(() => database.remove());
    const url = new URL(database.env.DATABASE_URL ?? '');
    const wire = await startFaultProxy(Number(url.port || 5432));
    cleanup.add(() => wire.close());
    url.hostname = '127.0.0.1';
    url.port = String(wire.port);
    const api = await startContentApi(cleanup, { ...database.env, DATABASE_URL: url.href, SEED: 'none' });
    const bff = await startBff(cleanup, api.ready.port);
    const list = () =>
      request(`http://127.0.0.1:${api.ready.port}/readyz`).then(async (answer) => {
        await answer.body.dump();
        return answer.statusCode;
      });
    const visitors = await startVisitors(() => bff.port, {
      paths: ['/', '/nyheter', '/krisinformation', '/e-tjanster'],
    });
    await wait(2000);
    wire.become({ kind: 'refused' });
    const faultMs = performance.now();
    let loggedMs = Infinity;
    while (performance.now() - faultMs < seconds * 1000) {
      if (loggedMs === Infinity && (await list()) === 503) loggedMs = performance.now() - faultMs;
      await wait(100);
    }
    wire.become({ kind: 'none' });
    const healedMs = performance.now();
    let readyMs = Infinity;
    while (readyMs === Infinity && performance.now() - healedMs < 10_000) {
      if ((await list()) === 200) readyMs = performance.now() - healedMs;
      await wait(100);
    }
    const pages = visitors.since(faultMs, 'page');
    await visitors.stop();
    return [
      atLeast(
        `good public pages of ${pages.length}`,
        share(pages, ({ isGood }) => isGood),
        1,
      ),
      atMost('the content API says that it is not ready within', loggedMs / 1000, 2.5, ' s'),
      atMost('ready again, without a restart, within', readyMs / 1000, 5, ' s'),
      holds('no process has ended', api.child.exitCode === null && bff.child.exitCode === null, 'both run'),
    ];
  },
};
