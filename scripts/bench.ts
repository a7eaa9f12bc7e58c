/**
 * `pnpm bench`: how fast the built product is, next to a bare server on the same machine in the same run. Only the
 * ratios can be compared between machines. `--quick` for a first look. `pnpm bench content-api` measures the content API
 * alone, with few posts and with many.
 */
import { parseArgs } from 'node:util';
import { benchContentApi } from './bench/content-api.ts';
import { type Effort, startLoadGenerator, type Target } from './bench/load.ts';
import { type Stack, startStack } from './bench/stack.ts';
import { benchTable, type Row } from './bench/table.ts';
import { build } from './build.ts';
import { step } from './terminal/step.ts';

const LIST = '/rubicore/core/v1/post?perPage=20';

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const isContentApiAlone = positionals.includes('content-api');
const effort: Effort = values.quick
  ? { connections: 64, warmUpSeconds: 1, runs: 1, seconds: 3 }
  : { connections: 64, warmUpSeconds: 3, runs: 3, seconds: 8 };

const built = await step('Build', build);
if (!built.ok) {
  process.stderr.write(built.output);
  process.exit(1);
}
if (isContentApiAlone) {
  process.exit((await benchContentApi({ isQuick: values.quick })) ? 0 : 1);
}
const { stack } = await step('Start', async () => ({ ok: true, stack: await startStack() }) as const);
stopWhenAsked(stack);
try {
  await bench(stack);
} finally {
  await stack.stop();
}

async function bench({ bare, bff, contentApi, token }: Stack): Promise<void> {
  const generator = await startLoadGenerator();
  try {
    const measure = async (name: string, target: Target): Promise<Row> => {
      const work = async () => ({ ok: true, measured: await generator.measure(target, effort) }) as const;
      return { name, measured: (await step(name, work)).measured };
    };
    const ceiling = await measure('node:http, 40 kB', { url: bare });
    // Unpacked: the load generator reads each answer as text, and packed bytes cost it more than they cost us.
    const startPage = await measure('BFF, start page', { url: `${bff}/` });
    const proxied = await measure('BFF, list of 20', { url: `${bff}${LIST}` });
    const direct = await measure('Content API, list of 20', {
      url: `${contentApi}${LIST}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const ratio = (one: Row, other: Row) => ({
      name: `${one.name} / ${other.name}`,
      value: one.measured.requestsPerSecond / other.measured.requestsPerSecond,
    });
    const rows = [ceiling, startPage, proxied, direct];
    const ratios = [
      ...[startPage, proxied, direct].map((row) => ratio(row, ceiling)),
      ratio(proxied, direct),
    ];
    console.log(`\n${benchTable(rows, ratios)}\n`);
    // Figures of failures say nothing about speed.
    if (rows.some(({ measured }) => measured.failures > 0)) process.exitCode = 1;
  } finally {
    await generator.stop();
  }
}

function stopWhenAsked(running: Stack): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => running.stop().finally(() => process.exit(1)));
  }
}
