import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { atLeast, atMost, type Criterion, type FaultScript, holds } from '../criterion.ts';
import { startBff, startContentApi, startRedis } from '../services.ts';
import { percentile, share, signIn, startVisitors, type Visitors } from '../visitors.ts';

/** F5: Redis frozen, killed, full, and started again without anything in it. */
export const redisAway: FaultScript = {
  id: 'F5',
  title: 'Redis away',
  async run({ seconds, cleanup }) {
    const api = await startContentApi(cleanup);
    let redis = await startRedis(cleanup);
    const bff = await startBff(cleanup, api.ready.port, { REDIS_URL: redis.url });
    const visitors = await startVisitors(() => bff.port, { cookie: await signIn(bff.port) });
    await wait(2000);
    const criteria: Criterion[] = [];

    redis.child.kill('SIGSTOP');
    criteria.push(...(await during('frozen', seconds, visitors)));
    redis.child.kill('SIGCONT');
    criteria.push(await back('thawed', visitors));

    const admin = new Redis(redis.url);
    await admin.config('SET', 'maxmemory', '1');
    const fullMs = performance.now();
    await wait(seconds * 500);
    criteria.push(allGood('full', visitors, fullMs));
    await admin.config('SET', 'maxmemory', '0');
    admin.disconnect();

    redis.child.kill('SIGKILL');
    criteria.push(...(await during('killed', seconds, visitors)));
    redis = await startRedis(cleanup, redis.port);
    const emptyMs = performance.now();
    await wait(5000);
    const last = visitors.since(emptyMs + 4000, 'own').map(({ status }) => status);
    criteria.push(
      holds(
        'empty after a restart: 401, people sign in anew',
        last.every((status) => status === 401),
        [...new Set(last)].join(),
      ),
    );
    const cookie = await signIn(bff.port);
    criteria.push(holds('and can', cookie !== '', 'signed in'));
    await visitors.stop();
    return criteria;
  },
};

async function during(name: string, seconds: number, visitors: Visitors): Promise<Criterion[]> {
  await wait(300);
  const sinceMs = performance.now();
  await wait(seconds * 1000);
  const own = visitors.since(sinceMs, 'own');
  return [
    allGood(name, visitors, sinceMs),
    holds(
      `${name}: the signed-in get 503, and never 401`,
      own.every(({ status }) => status === 503),
      [...new Set(own.map(({ status, error }) => status || error))].join(', '),
    ),
    atMost(`${name}: answered within`, percentile(own, 99), 1100, ' ms'),
  ];
}

async function back(name: string, visitors: Visitors): Promise<Criterion> {
  const sinceMs = performance.now();
  await wait(5000);
  const good = visitors.since(sinceMs, 'own').find(({ isGood }) => isGood);
  return atMost(
    `${name}: signed in again, with the same cookie`,
    ((good?.atMs ?? Infinity) - sinceMs) / 1000,
    5,
    ' s',
  );
}

function allGood(name: string, visitors: Visitors, sinceMs: number): Criterion {
  const pages = visitors.since(sinceMs, 'page');
  return atLeast(
    `${name}: good public pages of ${pages.length}`,
    share(pages, ({ isGood }) => isGood),
    1,
  );
}
