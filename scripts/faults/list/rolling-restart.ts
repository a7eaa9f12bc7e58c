import { setTimeout as wait } from 'node:timers/promises';
import { startBalancer } from '../balancer.ts';
import { atMost, type FaultScript, holds } from '../criterion.ts';
import { startBff, startContentApi, startRedis } from '../services.ts';
import { signIn, startVisitors } from '../visitors.ts';

/** F8: two BFFs are replaced, one after the other, several times over. */
export const rollingRestart: FaultScript = {
  id: 'F8',
  title: 'rolling restart',
  async run({ seconds, cleanup }) {
    const api = await startContentApi(cleanup);
    const redis = await startRedis(cleanup);
    const start = () => startBff(cleanup, api.ready.port, { REDIS_URL: redis.url });
    const bffs = [await start(), await start()];
    const balancer = await startBalancer();
    cleanup.add(() => balancer.close());
    balancer.serve(bffs.map(({ port }) => port));
    const visitors = await startVisitors(() => balancer.port, { cookie: await signIn(balancer.port) });
    await wait(1000);
    const faultMs = performance.now();
    let slowestEndMs = 0;
    for (let rounds = 0; rounds < Math.max(1, seconds / 5); rounds += 1) {
      for (const index of [0, 1]) {
        const before = bffs[index];
        bffs[index] = await start();
        // As a balancer is told: the one that ends says itself that it is not ready any more.
        balancer.serve([...bffs.map(({ port }) => port), before?.port ?? 0]);
        const endMs = performance.now();
        await before?.stop();
        slowestEndMs = Math.max(slowestEndMs, performance.now() - endMs);
        balancer.serve(bffs.map(({ port }) => port));
      }
    }
    const seen = visitors.seen.filter(({ atMs }) => atMs >= faultMs);
    await visitors.stop();
    const failed = seen.filter(({ isGood }) => !isGood);
    return [
      holds(
        `failed requests of ${seen.length}: none`,
        failed.length === 0,
        `${failed.length} ${failed[0]?.status ?? ''} ${failed[0]?.error ?? ''}`.trim(),
      ),
      atMost('slowest end', slowestEndMs / 1000, 10, ' s'),
    ];
  },
};
