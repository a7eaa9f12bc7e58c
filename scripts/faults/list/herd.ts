import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { atMost, type Criterion, type FaultScript, holds } from '../criterion.ts';
import { startFaultProxy } from '../fault-proxy.ts';
import { PUBLIC_ORIGIN, startBff, startContentApi } from '../services.ts';

const HOST = new URL(PUBLIC_ORIGIN).host;
const CROWD = 2000;
const LISTS = '/rubicore/core/v1/post?';

/** F12: a crowd that asks for the same at the same moment, of what is kept, what is not, and after a purge. */
export const herd: FaultScript = {
  id: 'F12',
  title: 'a crowd at once',
  async run({ cleanup }) {
    const api = await startContentApi(cleanup);
    const wire = await startFaultProxy(api.ready.port);
    cleanup.add(() => wire.close());
    const bff = await startBff(cleanup, wire.port);
    const agent = new Agent({ connections: 1000 });
    cleanup.add(() => agent.close());
    await wait(1500);
    const crowd = async (path: (number: number) => string) => {
      const before = wire.requests(LISTS);
      const times = await Promise.all(
        Array.from({ length: CROWD }, async (_, number) => {
          const startMs = performance.now();
          const answer = await request(`http://127.0.0.1:${bff.port}${path(number)}`, {
            dispatcher: agent,
            headers: { host: HOST, 'accept-encoding': 'br' },
          });
          await answer.body.dump();
          return { ms: performance.now() - startMs, isGood: answer.statusCode === 200 };
        }),
      );
      const slowest = times.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(CROWD * 0.99)] ?? 0;
      return {
        calls: wire.requests(LISTS) - before,
        p99: slowest,
        bad: times.filter(({ isGood }) => !isGood).length,
      };
    };
    const list = (perPage: number) => `${LISTS}type=news&perPage=${perPage}`;
    await crowd(() => '/healthz');
    const criteria: Criterion[] = [];
    const cold = await crowd(() => list(7));
    criteria.push(
      holds(
        `${CROWD} at once for what nobody has asked for: one call upstream`,
        cold.calls === 1,
        String(cold.calls),
      ),
    );
    const many = await crowd((number) => list(100 + (number % 50)));
    criteria.push(
      holds(`${CROWD} at once for fifty such: fifty calls`, many.calls === 50, String(many.calls)),
    );
    const warm = await crowd(() => list(7));
    criteria.push(holds('what is kept: none', warm.calls === 0, String(warm.calls)));
    const pages = await crowd(() => '/nyheter');
    criteria.push(
      holds(
        'nobody is refused',
        cold.bad + many.bad + warm.bad + pages.bad === 0,
        String(cold.bad + many.bad + warm.bad + pages.bad),
      ),
    );
    criteria.push(atMost('p99 of the crowd for what was not kept', cold.p99, 2000, ' ms'));
    return criteria;
  },
};
