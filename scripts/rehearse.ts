/**
 * `pnpm rehearse`: the production topology on one machine (built layout, PostgreSQL, Valkey, two content APIs, two BFFs,
 * nginx with TLS, SimpleSAMLphp, Prometheus with the shipped rules), with visitors, staff, editors and a crisis, while
 * each part is restarted, killed, frozen and filled up. Prints what each group of people saw, what was lost, and what
 * reported it. `--short` takes about three minutes, without it about ten. Needs nginx, prometheus, redis-server,
 * simplesamlphp with PHP, and PostgreSQL's programs; as root it also fills a disk. Everything is on loopback and ends by
 * itself. `--report FILE` writes what passed and what failed as JSON.
 */
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, styleText } from 'node:util';
import { watchAlarms } from './rehearse/alarms.ts';
import { allAway } from './rehearse/all-away.ts';
import { FAULTS } from './rehearse/faults.ts';
import { onStack } from './rehearse/on-stack.ts';
import { startPeople } from './rehearse/people.ts';
import {
  type Check,
  checksOf,
  failuresOfStaff,
  lostWrites,
  type Period,
  tableOf,
} from './rehearse/report.ts';
import type { Outcome } from './test/outcome.ts';

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, report: { type: 'string' } },
});
const seconds = values.short ? { fault: 6, after: 4 } : { fault: 15, after: 20 };

await onStack(async (stack) => {
  const people = await startPeople(stack);
  const alarms = watchAlarms(stack.prometheusPort);
  const periods: Period[] = [];
  await wait(seconds.after * 1000);
  for (const fault of FAULTS) {
    if (fault.isPossible?.(stack) === false) {
      console.log(`  ${fault.name}: cannot be done by this user`);
      continue;
    }
    const period: Period = { fault, fromMs: performance.now(), toMs: 0 };
    console.log(`  ${fault.name}`);
    await fault.run(stack, seconds.fault);
    await wait(seconds.after * 1000);
    period.toMs = performance.now();
    periods.push(period);
  }
  await wait(3000);
  alarms.stop();
  await people.stop();
  const lost = await lostWrites(people, stack);
  const seen = { ...people, log: stack.log, alarms: alarms.fired };
  console.log(`\n${tableOf(periods, seen)}\n`);
  for (const line of failuresOfStaff(periods, people.seen)) console.log(line);
  const checks = [...checksOf(periods, seen, lost), await allAway(stack)];
  const problems = checks.flatMap((check) => check.problems);
  for (const problem of problems) console.log(styleText('red', `✗ ${problem}`));
  if (problems.length === 0)
    console.log(
      styleText('green', '✓ nothing lost, no error to a visitor, every fault reported within 10 s'),
    );
  if (values.report !== undefined) await writeFile(values.report, JSON.stringify(outcomeOf(checks)));
  return problems.length === 0;
});

function outcomeOf(checks: readonly Check[]): Outcome {
  const failed = checks.filter(({ problems }) => problems.length > 0);
  return {
    passed: checks.length - failed.length,
    failed: failed.flatMap(({ problems }) => problems.map((problem) => `rehearsal › ${problem}`)),
    skipped: [],
    unsteady: [],
  };
}
