import { setTimeout as wait } from 'node:timers/promises';
import { memoryMb } from '../../process/memory.ts';
import { atLeast, atMost, type Criterion, type FaultScript } from '../criterion.ts';
import { type Fault, startFaultProxy } from '../fault-proxy.ts';
import { startBff, startContentApi } from '../services.ts';
import { percentile, share, signIn, startVisitors } from '../visitors.ts';

const FAULTS: [string, Fault][] = [
  ['200 ms late', { kind: 'slow', ms: 200 }],
  ['2 s late', { kind: 'slow', ms: 2000 }],
  ['30 s late', { kind: 'slow', ms: 30_000 }],
  ['silent', { kind: 'silent' }],
];

/** F2: upstream answers late, ever later, and then not at all. */
export const upstreamSlow: FaultScript = {
  id: 'F2',
  title: 'upstream slow',
  async run({ seconds, cleanup }) {
    const api = await startContentApi(cleanup);
    const wire = await startFaultProxy(api.ready.port);
    cleanup.add(() => wire.close());
    const bff = await startBff(cleanup, wire.port);
    const visitors = await startVisitors(() => bff.port, { cookie: await signIn(bff.port) });
    // In peace first: what the same load takes by itself is not the fault's.
    await wait(seconds * 1000);
    const before = memoryMb(bff.child.pid);
    const criteria: Criterion[] = [];
    for (const [name, fault] of FAULTS) {
      wire.become(fault);
      const faultMs = performance.now();
      await wait(seconds * 1000);
      const pages = visitors.since(faultMs, 'page');
      criteria.push(
        atLeast(
          `${name}: good public pages of ${pages.length}`,
          share(pages, ({ isGood }) => isGood),
          1,
        ),
      );
      criteria.push(atMost(`${name}: public pages, p99`, percentile(pages, 99), 300, ' ms'));
      if (fault.kind === 'silent' || (fault.kind === 'slow' && fault.ms > 5000)) {
        const late = visitors.since(faultMs, 'own').filter(({ status }) => [503, 504].includes(status));
        criteria.push(
          atMost(`${name}: a call of the signed-in is given up`, percentile(late, 100) / 1000, 5.5, ' s'),
        );
      }
    }
    wire.become({ kind: 'none' });
    const healedMs = performance.now();
    await wait(4000);
    const healed = visitors.since(healedMs, 'own').find(({ isGood }) => isGood);
    criteria.push(
      atMost('signed-in again after it is well', ((healed?.atMs ?? Infinity) - healedMs) / 1000, 2, ' s'),
    );
    criteria.push(atMost('memory added', memoryMb(bff.child.pid) - before, 100, ' MB'));
    await visitors.stop();
    return criteria;
  },
};
