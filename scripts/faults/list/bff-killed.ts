import { setTimeout as wait } from 'node:timers/promises';
import { startBalancer } from '../balancer.ts';
import { atLeast, atMost, type FaultScript, holds } from '../criterion.ts';
import { startFaultProxy } from '../fault-proxy.ts';
import { startBff, startContentApi, startRedis } from '../services.ts';
import { share, signIn, startVisitors } from '../visitors.ts';

/** F7: one of two BFFs is killed; and one starts while the API is down. */
export const bffKilled: FaultScript = {
  id: 'F7',
  title: 'BFF killed',
  async run({ seconds, cleanup }) {
    const api = await startContentApi(cleanup);
    const wire = await startFaultProxy(api.ready.port);
    cleanup.add(() => wire.close());
    const redis = await startRedis(cleanup);
    const env = { REDIS_URL: redis.url };
    const bffs = [await startBff(cleanup, wire.port, env), await startBff(cleanup, wire.port, env)];
    const balancer = await startBalancer();
    cleanup.add(() => balancer.close());
    balancer.serve(bffs.map(({ port }) => port));
    const cookie = await signIn(balancer.port);
    const visitors = await startVisitors(() => balancer.port, { cookie, triesAgain: true });
    await wait(2000);
    const faultMs = performance.now();
    let slowestStartMs = 0;
    for (let kills = 0; kills < Math.max(2, seconds / 5); kills += 1) {
      const index = kills % 2;
      const killed = bffs[index];
      killed?.child.kill('SIGKILL');
      await wait(1000);
      const startMs = performance.now();
      const again = await startBff(cleanup, wire.port, {
        ...env,
        PORT: String(killed?.port),
        DATA_DIR: killed?.dataDir ?? '',
      });
      slowestStartMs = Math.max(slowestStartMs, performance.now() - startMs);
      bffs[index] = again;
      await wait(1500);
    }
    const seen = visitors.seen.filter(({ atMs }) => atMs >= faultMs);
    await visitors.stop();

    // What was read is on disk by the time a service ends in good order; then upstream goes.
    const [first] = bffs;
    await first?.stop();
    wire.become({ kind: 'refused' });
    const alone = await startBff(cleanup, wire.port, { DATA_DIR: first?.dataDir ?? '' });
    const cold = await startVisitors(() => alone.port).then(
      async (reading) => {
        await wait(1000);
        await reading.stop();
        return share(reading.seen, ({ isGood }) => isGood);
      },
      () => 0,
    );
    return [
      atLeast(
        `good answers of ${seen.length} to those who try again`,
        share(seen, ({ isGood }) => isGood),
        1,
      ),
      holds(
        'sessions survive',
        seen.some(({ kind, isGood }) => kind === 'own' && isGood),
        'the same cookie all along',
      ),
      atMost('slowest start', slowestStartMs / 1000, 3, ' s'),
      atLeast('good public pages after a start while the API is down', cold, 1),
    ];
  },
};
