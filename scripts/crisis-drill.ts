/**
 * `pnpm crisis-drill`: the hour of smoke over a town, on the production topology of `pnpm rehearse`: pages with open event
 * streams, readers without a pause, and somebody who publishes an alert, updates it, and ends it, while content APIs are
 * killed, the database is restarted and a BFF is replaced. Prints after how long every open page and the HTML had each
 * change, and what readers met. `--streams N` (10,000) and `--readers N` (32) make it smaller or larger. About two minutes;
 * everything is on loopback and ends by itself.
 *
 * `--sequences N` plays as many short crises at random instead, in front of `--pages N` (200) open pages that come and go:
 * alerts for everybody, drills, and alerts for one station, published, updated, taken back and ended. Prints after how
 * long every page had the truth, and whether anybody had what they may not see. A thousand take about ten minutes.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, styleText } from 'node:util';
import type { AlertNotice } from '@brandpost/domain';
import { request } from 'undici';
import { type CrisisEditor, crisisEditor, type LiveAlert } from './crisis-drill/crisis-editor.ts';
import { type Door, openPages } from './crisis-drill/open-pages.ts';
import { type OpenStreams, openStreams } from './crisis-drill/open-streams.ts';
import { quantile } from './crisis-drill/quantile.ts';
import { startReaders, type Visit } from './crisis-drill/readers.ts';
import { playSequences, type SequencesReport, sequencesSummary } from './crisis-drill/sequences.ts';
import { onStack } from './rehearse/on-stack.ts';
import { HOST, PASSWORD, type Stack } from './rehearse/stack.ts';

const { values } = parseArgs({
  options: {
    ...{ streams: { type: 'string', default: '10000' }, readers: { type: 'string', default: '32' } },
    ...{ sequences: { type: 'string', default: '0' }, pages: { type: 'string', default: '200' } },
  },
});
const STREAMS = Number(values.streams);
const PAGES = ['/', '/krisinformation', '/sida/hemberedskap'];
/** What an act may take until everybody has it. */
const LIMIT_MS = 20_000;
const SHOWN_WITHIN_MS = 2000;

type Row = {
  act: string;
  streams: number[];
  expected: number;
  htmlMs: number | null;
  visits: readonly Visit[];
};

await onStack(async (stack) => {
  const { text, problems } =
    Number(values.sequences) > 0 ? sequencesSummary(await atRandom(stack)) : drillSummary(await drill(stack));
  console.log(`\n${text}\n`);
  for (const problem of problems) console.log(styleText('red', `✗ ${problem}`));
  if (problems.length === 0)
    console.log(styleText('green', '✓ every open page had the truth, and no reader an error'));
  return problems.length === 0;
});

async function atRandom(stack: Stack): Promise<SequencesReport> {
  const { host } = new URL(stack.origin);
  const editor = await signedInEditor(stack);
  const doors = stack.bffPorts.map((port) => ({ port, host }));
  const pages = await openPages(Number(values.pages), doors);
  console.log(`  ${values.pages} open pages`);
  const report = await playSequences(Number(values.sequences), { editor, pages, door: doors[0] as Door });
  await pages.close();
  await editor.close();
  return report;
}

function signedInEditor({ origin, tlsPort }: Stack): Promise<CrisisEditor> {
  return crisisEditor({
    base: `https://127.0.0.1:${tlsPort}`,
    origin,
    servername: HOST,
    username: 'cecpro01',
    password: PASSWORD,
  });
}

async function drill(stack: Stack): Promise<Row[]> {
  const { origin, tlsPort, bffPorts, apis, bffs, postgres } = stack;
  const base = `https://127.0.0.1:${tlsPort}`;
  const { host } = new URL(origin);
  const editor = await signedInEditor(stack);
  const streams = await openStreams(
    STREAMS,
    bffPorts.map((port) => ({ port, host })),
  );
  console.log(`  ${streams.count()} open event streams`);
  const readers = startReaders(Number(values.readers), { base, host, servername: HOST, pages: PAGES });
  await wait(2000);
  const rows: Row[] = [];
  const play = async (act: string, run: () => Promise<Expected>) => {
    console.log(`  ${act}`);
    const fromMs = performance.now();
    const { fits, text, isThere } = await run();
    const doneMs = performance.now();
    const [html, reached] = await Promise.all([
      untilHtml(bffPorts, { host, text, isThere, fromMs: doneMs }),
      streams.untilAll(fits, doneMs, LIMIT_MS),
    ]);
    await wait(1500);
    const visits = readers.visits.filter(({ atMs }) => atMs >= fromMs);
    rows.push({ act, streams: reached, expected: STREAMS, htmlMs: html, visits });
  };
  await playActs(play, { editor, streams, apis, bffs, postgres });
  await readers.stop();
  streams.close();
  await editor.close();
  return rows;
}

/** What has to be seen when an act is done: on streams, and in the HTML of the start page. */
type Expected = { fits: (alerts: readonly AlertNotice[]) => boolean; text: string; isThere: boolean };

type Cast = Pick<Stack, 'apis' | 'bffs' | 'postgres'> & { editor: CrisisEditor; streams: OpenStreams };

async function playActs(
  play: (act: string, run: () => Promise<Expected>) => Promise<void>,
  { editor, streams, apis, bffs, postgres }: Cast,
): Promise<void> {
  let live: LiveAlert | null = null;
  const title = 'Rök över hamnen';
  const isOn = (alerts: readonly AlertNotice[]) => alerts.some(({ id }) => id === live?.id);
  const correct = async (corrected: string): Promise<Expected> => {
    const before = new Set(streams.marks());
    await editor.change(live?.id ?? 0, { title: corrected });
    const fits: Expected['fits'] = (alerts) =>
      alerts.some(({ id, mark }) => id === live?.id && !before.has(mark));
    return { fits, text: corrected, isThere: true };
  };
  const another = (name: string) => async (): Promise<Expected> => {
    live = await editor.publish(name);
    return { fits: isOn, text: name, isThere: true };
  };
  await play('an alert is published', another(title));
  await play('its title is corrected', () => correct('Rök över hamnen och centrum'));
  await play('it is taken back', async () => {
    const now = new Date().toISOString();
    await editor.change(live?.id ?? 0, { unpublishedDate: now, alert: { ...live?.alert, withdrawnAt: now } });
    return { fits: (alerts) => !isOn(alerts), text: title, isThere: false };
  });
  // Which of the two comes first is chance: what counts is when open pages have it once the content APIs are back.
  await play('another is published as both content APIs are killed', async () => {
    const expected = await another('Utsläpp vid bruket')();
    for (const api of apis) api.signal('SIGKILL');
    await Promise.all(apis.map((api) => api.untilReady()));
    return expected;
  });
  const tight = 'Utsläpp vid bruket är tätat';
  await play('an update is published while the database is restarted', async () => {
    await postgres.restart('fast');
    return correct(tight);
  });
  await play('one BFF is replaced', async () => {
    await bffs[0].restart();
    await bffs[0].untilReady();
    return { fits: isOn, text: tight, isThere: true };
  });
  await play('it ends', async () => {
    await editor.change(live?.id ?? 0, { unpublishedDate: new Date().toISOString() });
    return { fits: (alerts) => !isOn(alerts), text: 'Utsläpp vid bruket', isThere: false };
  });
}

/** @returns after how many milliseconds the start page says it at every BFF; null where it did not in time */
async function untilHtml(
  ports: readonly number[],
  { host, text, isThere, fromMs }: { host: string; text: string; isThere: boolean; fromMs: number },
): Promise<number | null> {
  const isRight = async (port: number) => {
    const response = await request(`http://127.0.0.1:${port}/`, {
      headers: { host, 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.255.0.1' },
    }).catch(() => null);
    const page = await response?.body.text().catch(() => '');
    return response?.statusCode === 200 && page?.includes(text) === isThere;
  };
  while (performance.now() - fromMs < LIMIT_MS) {
    if ((await Promise.all(ports.map(isRight))).every(Boolean)) return performance.now() - fromMs;
    await wait(50);
  }
  return null;
}

function tableOf(rows: readonly Row[]): string {
  const head = [
    'act',
    'streams',
    'had it',
    'p50 ms',
    'p95 ms',
    'most ms',
    'HTML ms',
    'visits',
    'failed',
    'p99 ms',
  ];
  const lines = rows.map(({ act, streams, expected, htmlMs, visits }) => [
    ...[act, expected, streams.length, quantile(streams, 0.5), quantile(streams, 0.95), quantile(streams, 1)],
    ...[htmlMs === null ? '–' : Math.round(htmlMs), visits.length, visits.filter(isFailure).length],
    quantile(
      visits.map(({ ms }) => ms),
      0.99,
    ),
  ]);
  const widths = head.map((name, column) =>
    Math.max(...[name, ...lines.map((line) => String(line[column]))].map((text) => text.length)),
  );
  return [head, ...lines]
    .map((line) => line.map((cell, column) => String(cell).padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}

function drillSummary(rows: readonly Row[]): { text: string; problems: string[] } {
  return { text: tableOf(rows), problems: problemsIn(rows) };
}

function problemsIn(rows: readonly Row[]): string[] {
  return rows.flatMap(({ act, streams, expected, htmlMs, visits }) => [
    ...(streams.length < expected ? [`${act}: ${expected - streams.length} open pages never had it`] : []),
    ...(htmlMs === null ? [`${act}: the HTML never said it`] : []),
    ...(visits.some(isFailure) ? [`${act}: ${visits.filter(isFailure).length} readers met an error`] : []),
    ...(quantile(streams, 0.95) > SHOWN_WITHIN_MS ? [`${act}: p95 was ${quantile(streams, 0.95)} ms`] : []),
  ]);
}

function isFailure({ status }: Visit): boolean {
  return status === 0 || status >= 500;
}
