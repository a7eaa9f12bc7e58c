/**
 * `pnpm bench`: how fast the built product is, next to a bare server on the same machine in the same run. Only the
 * ratios can be compared between machines. `--quick` for a first look. `pnpm bench content-api` measures the content API
 * alone, with few posts and with many; `pnpm bench lighthouse` has Lighthouse judge pages in a browser; `pnpm bench
 * editor` writes in a page of 500 blocks; `pnpm bench push` sends an alert to 10,000 browsers; `pnpm bench tables` uses
 * the administration's tables of 10,000 posts.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { request } from 'undici';
import { addedTime } from './bench/added-time.ts';
import { benchContentApi } from './bench/content-api.ts';
import { benchEditor } from './bench/editor.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { type Effort, startLoadGenerator, type Target } from './bench/load.ts';
import { memoryOfPages } from './bench/memory-of-pages.ts';
import { benchPush } from './bench/push.ts';
import { type Stack, startStack } from './bench/stack.ts';
import { benchTable, type Row } from './bench/table.ts';
import { benchTables } from './bench/tables.ts';
import { besideEachOther, hasWrk, PACKED } from './bench/wrk.ts';
import { buildProduct } from './build.ts';
import { step } from './terminal/step.ts';

const PAGES = 10_000;
const LIST = '/rubicore/core/v1/post?perPage=20';
/** What visitors share, read as browsers take it. */
const SHARED = ['/', '/krisinformation', LIST];
/** What Node writes by itself. */
const OF_NODE = ['connection', 'keep-alive', 'date', 'content-length'];

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const isContentApiAlone = positionals.includes('content-api');
const effort: Effort = values.quick
  ? { connections: 64, warmUpSeconds: 1, runs: 1, seconds: 3 }
  : { connections: 64, warmUpSeconds: 3, runs: 3, seconds: 8 };

const built = await step('Build', buildProduct);
if (!built.ok) {
  process.stderr.write(built.output);
  process.exit(1);
}
if (isContentApiAlone) {
  process.exit((await benchContentApi({ isQuick: values.quick })) ? 0 : 1);
}
if (positionals.includes('lighthouse')) {
  process.exit((await benchLighthouse({ isQuick: values.quick })) ? 0 : 1);
}
if (positionals.includes('editor')) {
  process.exit((await benchEditor({ isQuick: values.quick })) ? 0 : 1);
}
if (positionals.includes('push')) {
  process.exit((await benchPush({ isQuick: values.quick })) ? 0 : 1);
}
if (positionals.includes('tables')) {
  process.exit((await benchTables({ isQuick: values.quick })) ? 0 : 1);
}
const { stack } = await step('Start', async () => ({ ok: true, stack: await startStack() }) as const);
stopWhenAsked(stack);
try {
  await bench(stack);
} finally {
  await stack.stop();
}

async function bench({ bare, bff, bffPid, contentApi, token, startBare }: Stack): Promise<void> {
  const generator = await startLoadGenerator();
  try {
    const measure = async (name: string, target: Target): Promise<Row> => {
      const work = async () => ({ ok: true, measured: await generator.measure(target, effort) }) as const;
      return { name, measured: (await step(name, work)).measured };
    };
    const ceiling = await measure('node:http, 40 kB', { url: bare });
    // Unpacked: the load generator reads each answer as text, and packed bytes cost it more than they cost us.
    const startPage = await measure('BFF, start page', { url: `${bff}/` });
    const bytes = (await (await fetch(bff, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer())
      .byteLength;
    const sameBytes = await measure('node:http, as large as it', { url: await startBare(bytes) });
    const proxied = await measure('BFF, list of 20', { url: `${bff}${LIST}` });
    const direct = await measure('Content API, list of 20', {
      url: `${contentApi}${LIST}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const ratio = (one: Row, other: Row) => ({
      name: `${one.name} / ${other.name}`,
      value: one.measured.requestsPerSecond / other.measured.requestsPerSecond,
    });
    const rows = [ceiling, startPage, sameBytes, proxied, direct];
    const ratios = [
      ...[startPage, proxied, direct].map((row) => ratio(row, ceiling)),
      ratio(startPage, sameBytes),
      ratio(proxied, direct),
    ];
    const packed = (await hasWrk())
      ? await packedRatios({ bff, startBare })
      : '  wrk is not installed: nothing is measured packed\n';
    const { directMs, proxiedMs } = await addedTime({ bff, contentApi, token });
    const { beforeMb, afterMb } = await memoryOfPages({ origin: bff, pid: bffPid }, PAGES);
    console.log(`\n${benchTable(rows, ratios)}\n\n${packed}`);
    console.log(
      `  One call of somebody signed in, nothing else to do, p50: ${directMs.toFixed(2)} ms direct, ${proxiedMs.toFixed(2)} ms through the BFF\n  Memory of the BFF: ${Math.round(beforeMb)} MB, ${Math.round(afterMb)} MB after ${PAGES} different pages\n`,
    );
    // Figures of failures say nothing about speed.
    if (rows.some(({ measured }) => measured.failures > 0)) process.exitCode = 1;
  } finally {
    await generator.stop();
  }
}

/**
 * @returns lines about what visitors share, packed and read undecoded: beside a bare server that sends the same bytes,
 *   headers and body, and beside one that sends the body alone
 */
async function packedRatios({ bff, startBare }: Pick<Stack, 'bff' | 'startBare'>): Promise<string> {
  let lines = '';
  for (const path of SHARED) {
    const url = `${bff}${path}`;
    const { bytes, headers } = await packedAnswer(url);
    for (const [name, sent] of [
      ['the same bytes', headers],
      ['its body alone', undefined],
    ] as const) {
      const { figures } = await step(`packed, ${path}, ${name}`, async () => {
        const bare = await startBare(bytes, sent);
        return { ok: true, figures: await besideEachOther(url, bare, effort) } as const;
      });
      const [ours, theirs] = [figures.perSecond, figures.barePerSecond].map((rate) =>
        Math.round(rate).toLocaleString('en'),
      );
      lines += `  BFF, ${path}, packed: ${ours} req/s, ${figures.ratio.toFixed(2)} of node:http with ${name} (${theirs})\n`;
    }
  }
  return lines;
}

/**
 * How large an answer is once it is asked for often (the first ones may come as they are), and its headers, as names and
 * values in turn.
 */
async function packedAnswer(url: string): Promise<{ bytes: number; headers: string[] }> {
  let answer = { bytes: 0, headers: [] as string[] };
  for (let asked = 0; asked < 5; asked += 1) {
    const { body, headers } = await request(url, { headers: { 'accept-encoding': PACKED } });
    const sent = Object.entries(headers).filter(([name]) => !OF_NODE.includes(name));
    answer = {
      bytes: (await body.arrayBuffer()).byteLength,
      headers: sent.flatMap(([name, value]) => [name, String(value)]),
    };
    await wait(100);
  }
  return answer;
}

function stopWhenAsked(running: Stack): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => running.stop().finally(() => process.exit(1)));
  }
}
