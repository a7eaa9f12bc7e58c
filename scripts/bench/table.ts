import type { Measured } from './load.ts';

export type Row = { name: string; measured: Measured };
export type Ratio = { name: string; value: number };

const HEAD = ['', 'req/s', 'p50 ms', 'p99 ms', 'kB/answer', 'failed'];

/** The figures side by side, numbers to the right, and the ratios under them. */
export function benchTable(rows: readonly Row[], ratios: readonly Ratio[]): string {
  const cells = [HEAD, ...rows.map(({ name, measured }) => cellsOf(name, measured))];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const ratioLines = ratios.map(
    ({ name, value }) => `${name}: ${Number.isFinite(value) ? value.toFixed(2) : 'no figure'}`,
  );
  return [...cells.map(line), '', ...ratioLines].map((text) => `  ${text}`.trimEnd()).join('\n');
}

function cellsOf(name: string, measured: Measured): string[] {
  const { requestsPerSecond, p50Ms, p99Ms, bytesPerAnswer, failures } = measured;
  return [
    name,
    Math.round(requestsPerSecond).toLocaleString('en'),
    String(p50Ms),
    String(p99Ms),
    (bytesPerAnswer / 1000).toFixed(1),
    String(failures),
  ];
}
