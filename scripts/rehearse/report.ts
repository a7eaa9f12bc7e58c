import type { Alarm } from './alarms.ts';
import type { Fault } from './faults.ts';
import type { People, Seen } from './people.ts';
import type { Stack } from './stack.ts';
import type { LogLine } from './supervised.ts';

/** A fault, from its beginning until everything should be well again. */
export type Period = { fault: Fault; fromMs: number; toMs: number };

type Observed = Pick<People, 'seen' | 'alertMs' | 'reconnects'> & {
  log: readonly LogLine[];
  alarms: readonly Alarm[];
};

const REPORTED_WITHIN_MS = 10_000;

/** What each group of people met during each fault, and what reported it. */
export function tableOf(periods: readonly Period[], observed: Observed): string {
  const head = [
    'fault',
    'visitors',
    '5xx',
    'p99 ms',
    'staff',
    'failed',
    'writes',
    'failed',
    'log after',
    'alarm after',
  ];
  const rows = periods.map((period) => {
    const of = (group: Seen['group']) =>
      observed.seen.filter(
        ({ group: one, atMs }) => one === group && atMs >= period.fromMs && atMs < period.toMs,
      );
    const [visitors, staff, writes] = [of('visitors'), of('staff'), [...of('editors'), ...of('crisis')]];
    const failed = (seen: readonly Seen[]) => seen.filter(isFailure).length;
    const line = firstLine(period, observed.log);
    const alarm = firstAlarm(period, observed.alarms);
    return [
      period.fault.name,
      visitors.length,
      failed(visitors),
      percentile(visitors, 99),
      staff.length,
      failed(staff),
      writes.length,
      failed(writes),
      line === undefined
        ? '–'
        : `${secondsAfter(line.atMs, period)} ${line.program}: ${line.text.slice(0, 60)}`,
      alarm === undefined ? '–' : `${secondsAfter(alarm.atMs, period)} ${alarm.name}`,
    ].map(String);
  });
  const { shown, gone, missed } = observed.alertMs;
  return [
    ...columns([head, ...rows]),
    '',
    `crisis alerts: ${shown.length} shown after ${median(shown)} ms (most ${most(shown)}), ${gone.length} gone after ${median(gone)} ms (most ${most(gone)}), ${missed.length} missed`,
    `open pages: ${observed.reconnects()} event streams were opened again`,
  ].join('\n');
}

/** What staff and editors met during each fault: they read of it, and what they wrote is tried again. */
export function failuresOfStaff(periods: readonly Period[], seen: readonly Seen[]): string[] {
  return periods.flatMap(({ fault, fromMs, toMs }) => {
    const failures = seen.filter(
      (one) => one.group !== 'visitors' && one.atMs >= fromMs && one.atMs < toMs && isFailure(one),
    );
    const kinds = Map.groupBy(
      failures,
      ({ what, status }) => `${what.replaceAll(/\d+/g, 'N')} ${status || 'no answer'}`,
    );
    return [...kinds].map(([what, { length }]) => `  ${fault.name}: staff met ${length} times: ${what}`);
  });
}

/** What a rehearsal has to show, and what does not hold of it: one sentence each. */
export type Check = { name: string; problems: string[] };

/** What every rehearsal has to show: three things of all its time, and of each fault that it was reported. */
export function checksOf(
  periods: readonly Period[],
  observed: Observed,
  lost: readonly string[],
): readonly Check[] {
  const failures = observed.seen.filter((one) => one.group === 'visitors' && isFailure(one));
  const kinds = Map.groupBy(failures, ({ what, status }) => `${what} ${status}`);
  return [
    {
      name: 'no visitor meets an error',
      problems: [...kinds].map(([what, { length }]) => `visitors met ${length} times: ${what}`),
    },
    { name: 'nothing acknowledged is lost', problems: [...lost] },
    { name: 'every alert is shown and taken away', problems: [...observed.alertMs.missed] },
    ...periods
      .filter(({ fault }) => fault.alarms.length > 0)
      .map((period) => ({
        name: `${period.fault.name}: reported within 10 s`,
        problems: reportProblems(period, observed),
      })),
  ];
}

function reportProblems(period: Period, observed: Observed): string[] {
  const { fromMs } = bitten(period, observed.seen);
  const reports = {
    log: firstLine(period, observed.log),
    alarm: firstAlarm(period, observed.alarms),
  };
  return Object.entries(reports)
    .filter(([, report]) => report === undefined || report.atMs - fromMs > REPORTED_WITHIN_MS)
    .map(([kind]) => `${period.fault.name}: no ${kind} reported it within 10 s`);
}

/** Writes that were acknowledged and are not there. */
export async function lostWrites({ acknowledged }: People, { postgres }: Stack): Promise<string[]> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: postgres.url.href });
  await client.connect();
  const lost: string[] = [];
  for (const { id, titles } of acknowledged) {
    const { rows } = await client.query('select title from post where id = $1', [id]);
    if (!titles.includes(rows[0]?.title))
      lost.push(`post ${id} is ”${rows[0]?.title}”, acknowledged was ”${titles[0]}”`);
  }
  await client.end();
  return lost;
}

/** A period from when its fault could be met. */
function bitten(period: Period, seen: readonly Seen[]): Period {
  if (period.fault.bitesLater !== true) return period;
  const first = seen.find((one) => one.atMs >= period.fromMs && isFailure(one));
  return { ...period, fromMs: first === undefined ? period.fromMs : first.atMs };
}

/** No answer at all, or one that says that we failed. */
function isFailure({ status }: Seen): boolean {
  return status === 0 || status >= 500;
}

function firstLine({ fromMs, toMs }: Period, log: readonly LogLine[]): LogLine | undefined {
  return log.find(({ atMs }) => atMs >= fromMs && atMs < toMs);
}

function firstAlarm({ fault, fromMs, toMs }: Period, alarms: readonly Alarm[]): Alarm | undefined {
  return alarms.find(({ name, atMs }) => atMs >= fromMs && atMs < toMs && fault.alarms.includes(name));
}

function secondsAfter(atMs: number, { fromMs }: Period): string {
  return `${((atMs - fromMs) / 1000).toFixed(1)} s`;
}

function percentile(seen: readonly Seen[], p: number): number {
  const sorted = seen.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))] ?? Number.NaN);
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
}

function most(values: readonly number[]): number {
  return Math.round(Math.max(...values));
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
