/**
 * `pnpm faults`: makes things fail around the built product, and says of each what must hold and what was measured.
 * `pnpm faults F1 F5` for some of them; `--seconds 60` for longer faults than the usual ten. Everything is on loopback
 * and ends by itself. F5, F7 and F8 need `redis-server`, F6 needs `DATABASE_URL`, F20
 * PostgreSQL's programs.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs, styleText } from 'node:util';
import { buildProduct } from './build.ts';
import type { Criterion, FaultScript } from './faults/criterion.ts';
import { bffKilled } from './faults/list/bff-killed.ts';
import { clockJump } from './faults/list/clock-jump.ts';
import { foreignMarks } from './faults/list/foreign-marks.ts';
import { herd } from './faults/list/herd.ts';
import { malformed, oversize, pollution } from './faults/list/hostile-input.ts';
import { identityProviderAway } from './faults/list/identity-provider-away.ts';
import { postgresAway } from './faults/list/postgres-away.ts';
import { postgresRestarts } from './faults/list/postgres-restarts.ts';
import { redisAway } from './faults/list/redis-away.ts';
import { rollingRestart } from './faults/list/rolling-restart.ts';
import { slowClients } from './faults/list/slow-clients.ts';
import { upstreamErrors, upstreamGarbage } from './faults/list/upstream-errors.ts';
import { upstreamKilled } from './faults/list/upstream-killed.ts';
import { upstreamSlow } from './faults/list/upstream-slow.ts';
import { createCleanup } from './faults/services.ts';
import { step } from './terminal/step.ts';

const FAULTS: readonly FaultScript[] = [
  upstreamKilled,
  upstreamSlow,
  upstreamErrors,
  upstreamGarbage,
  redisAway,
  postgresAway,
  postgresRestarts,
  bffKilled,
  rollingRestart,
  slowClients,
  herd,
  oversize,
  malformed,
  pollution,
  identityProviderAway,
  clockJump,
  foreignMarks,
];

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, json: { type: 'string' } },
  allowPositionals: true,
});
const seconds = Math.max(4, Number(values.seconds) || 10);
const asked = FAULTS.filter(({ id }) => positionals.length === 0 || positionals.includes(id));

const built = await step('Build', buildProduct);
if (!built.ok) {
  process.stderr.write(built.output);
  process.exit(1);
}
const results: (Criterion & { fault: string })[] = [];
for (const fault of asked) results.push(...(await runFault(fault)));
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
const failed = results.filter(({ pass }) => !pass).length;
console.log(`\n${results.length - failed} hold, ${failed} do not`);
process.exit(failed === 0 ? 0 : 1);

async function runFault(fault: FaultScript): Promise<(Criterion & { fault: string })[]> {
  const cleanup = createCleanup();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => cleanup.run().finally(() => process.exit(1)));
  }
  console.log(`\n${fault.id} ${fault.title}`);
  try {
    const criteria = await fault.run({ seconds, cleanup });
    for (const { criterion, measured, pass } of criteria) {
      console.log(`  ${pass ? styleText('green', '✓') : styleText('red', '✗')} ${criterion}: ${measured}`);
    }
    return criteria.map((criterion) => ({ fault: fault.id, ...criterion }));
  } catch (error) {
    const measured = error instanceof Error ? error.message : String(error);
    console.log(`  ${styleText('red', '✗')} it could not be run: ${measured}`);
    return [{ fault: fault.id, criterion: 'it could be run', measured, pass: false }];
  } finally {
    await cleanup.run();
  }
}
