import { expect, it } from 'vitest';
import { contentApiTable } from './content-api-table.ts';

const measured = {
  ...{ requestsPerSecond: 1_000, p50Ms: 2, p97_5Ms: 3, p99Ms: 4, bytesPerAnswer: 100, failures: 0 },
};

it('has a block for each database, and says how its first call compares with a bare server', () => {
  const calls = [{ name: 'list of 20', connections: 64, measured }];
  const services = [{ engine: 'PGlite', posts: 10_000, memoryMb: 310, calls }];
  expect(contentApiTable({ ...measured, requestsPerSecond: 20_000 }, services)).toBe(
    [
      'bare node:http, 40 kB: 20,000 req/s',
      '',
      'PGlite, 10,000 posts, 310 MB',
      '              at once  req/s  p50 ms  p97.5 ms  p99 ms  failed',
      '  list of 20       64  1,000       2         3       4       0',
      '',
      '  list of 20 on PGlite, 10,000 posts / bare node:http: 0.050',
    ].join('\n'),
  );
});
