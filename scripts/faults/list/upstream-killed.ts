import { setTimeout as wait } from 'node:timers/promises';
import { atLeast, atMost, type FaultScript, holds } from '../criterion.ts';
import { startFaultProxy } from '../fault-proxy.ts';
import { startBff, startContentApi, temporaryFolder } from '../services.ts';
import { share, signIn, startVisitors } from '../visitors.ts';

/** F1: the content API is killed every five seconds, with calls under way, and started again. */
export const upstreamKilled: FaultScript = {
  id: 'F1',
  title: 'upstream killed under load',
  async run({ seconds, cleanup }) {
    const env = { DATA_DIR: await temporaryFolder(cleanup) };
    let api = await startContentApi(cleanup, env);
    const wire = await startFaultProxy(api.ready.port);
    cleanup.add(() => wire.close());
    const bff = await startBff(cleanup, wire.port);
    const visitors = await startVisitors(() => bff.port, { cookie: await signIn(bff.port) });
    await wait(3000);
    const faultMs = performance.now();
    let backMs = 0;
    for (let kills = 0; kills < Math.max(1, seconds / 5); kills += 1) {
      api.child.kill('SIGKILL');
      await wait(1500);
      api = await startContentApi(cleanup, env);
      wire.pointTo(api.ready.port);
      backMs = performance.now();
      await wait(3000);
    }
    const pages = visitors.since(faultMs, 'page');
    const own = visitors.since(faultMs, 'own');
    const firstGood = visitors.since(backMs, 'own').find(({ isGood }) => isGood);
    await visitors.stop();
    return [
      atLeast(
        `good public pages of ${pages.length}`,
        share(pages, ({ isGood }) => isGood),
        0.9999,
      ),
      holds(
        'calls of the signed-in: 200, or an error in our shape',
        own.every(({ status }) => [200, 502, 503, 504].includes(status)),
        [...new Set(own.map(({ status, error }) => status || error))].join(', '),
      ),
      atMost(
        'signed-in again after upstream is back',
        ((firstGood?.atMs ?? Infinity) - backMs) / 1000,
        2,
        ' s',
      ),
    ];
  },
};
