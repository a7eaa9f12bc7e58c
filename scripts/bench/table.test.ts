import { describe, expect, it } from 'vitest';
import { medianOf } from './load.ts';
import { benchTable } from './table.ts';

const measured = (requestsPerSecond: number) => ({
  requestsPerSecond,
  p50Ms: 1,
  p97_5Ms: 3,
  p99Ms: 4,
  bytesPerAnswer: 40_120,
  failures: 0,
});

describe('the table of a bench run', () => {
  it('has a line for each address and each ratio', () => {
    const rows = [
      { name: 'bare', measured: measured(37_700) },
      { name: 'start page', measured: measured(950) },
    ];
    expect(benchTable(rows, [{ name: 'start page / bare', value: 0.025_2 }])).toBe(
      [
        '               req/s  p50 ms  p99 ms  kB/answer  failed',
        '  bare        37,700       1       4       40.1       0',
        '  start page     950       1       4       40.1       0',
        '',
        '  start page / bare: 0.03',
      ].join('\n'),
    );
  });

  it('shows the run in the middle of several', () => {
    expect(medianOf([measured(30), measured(10), measured(20)]).requestsPerSecond).toBe(20);
  });
});
