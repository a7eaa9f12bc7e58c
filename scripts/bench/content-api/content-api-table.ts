import type { Measured } from '../load.ts';
import { columns } from '../table.ts';
import type { ServiceFigures } from './measure-service.ts';

const HEAD = ['', 'at once', 'req/s', 'p50 ms', 'p97.5 ms', 'p99 ms', 'failed'];

/** A block for each database, memory in its title, and how the list of 20 compares with a bare server. */
export function contentApiTable(ceiling: Measured, services: readonly ServiceFigures[]): string {
  const blocks = services.map(({ engine, posts, memoryMb, calls }) => {
    const memory = memoryMb === null ? '' : `, ${memoryMb} MB`;
    const rows = calls.map(({ name, connections, measured }) => [
      name,
      String(connections),
      Math.round(measured.requestsPerSecond).toLocaleString('en'),
      String(measured.p50Ms),
      String(measured.p97_5Ms),
      String(measured.p99Ms),
      String(measured.failures),
    ]);
    return `${engine}, ${posts.toLocaleString('en')} posts${memory}\n${columns([HEAD, ...rows])}`;
  });
  const bare = Math.round(ceiling.requestsPerSecond).toLocaleString('en');
  const ratios = services.flatMap(({ engine, posts, calls: [list] }) =>
    list === undefined
      ? []
      : [
          `  ${list.name} on ${engine}, ${posts.toLocaleString('en')} posts / bare node:http: ${(list.measured.requestsPerSecond / ceiling.requestsPerSecond).toFixed(3)}`,
        ],
  );
  return [`bare node:http, 40 kB: ${bare} req/s`, ...blocks, ratios.join('\n')].join('\n\n');
}
