import type { Measured } from './load.ts';

export type Row = { name: string; measured: Measured };
export type Ratio = { name: string; value: number };

const HEAD = ['', 'req/s', 'p50 ms', 'p99 ms', 'kB/answer', 'failed'];

/** The figures side by side, and the ratios under them. */
export function benchTable(rows: readonly Row[], ratios: readonly Ratio[]): string {
  const ratioLines = ratios.map(
    ({ name, value }) => `  ${name}: ${Number.isFinite(value) ? value.toFixed(2) : 'no figure'}`,
  );
  const cells = [HEAD, ...rows.map(({ name, measured }) => cellsOf(name, measured))];
  return [columns(cells), '', ...ratioLines].join('\n').trimEnd();
}

/** Rows of cells under each other, all but the first column to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => `  ${row.map(cell).join('  ')}`.trimEnd()).join('\n');
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
