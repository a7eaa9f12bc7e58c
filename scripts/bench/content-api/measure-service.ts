import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startNodeService } from '../../process/node-service.ts';
import { runQuietly } from '../../process/run-quietly.ts';
import { PROJECT_ROOT } from '../../project-root.ts';
import type { Effort, LoadGenerator, Measured } from '../load.ts';
import { CALLS } from './calls.ts';
import type { FullDatabase } from './databases.ts';

/** What was measured of the content API on one database. */
export type ServiceFigures = {
  engine: string;
  posts: number;
  /** Memory of the process at the end; null where the system does not tell. */
  memoryMb: number | null;
  calls: { name: string; connections: number; measured: Measured }[];
};

/** Starts the built content API on a database and measures one call after the other. */
export async function measureService(
  { engine, posts, administratorToken, env }: FullDatabase,
  generator: LoadGenerator,
  effort: Effort,
): Promise<ServiceFigures> {
  const token = randomBytes(32).toString('base64url');
  const service = await startNodeService<{ port: number }>(
    join(PROJECT_ROOT, 'packages/content-api/dist/server.js'),
    { env: { ...env, PORT: '0', SEED: 'none', RUBICORE_DEFAULT_TOKEN: token } },
  );
  try {
    const calls: ServiceFigures['calls'] = [];
    for (const { name, as, paths, connections } of CALLS) {
      const target = {
        url: `http://127.0.0.1:${service.ready.port}`,
        paths: paths.map((path) => `/rubicore/core/v1${path}`),
        headers: { authorization: `Bearer ${as === 'visitor' ? token : administratorToken}` },
      };
      calls.push({
        name,
        connections,
        measured: await generator.measure(target, { ...effort, connections }),
      });
    }
    return { engine, posts, memoryMb: await memoryOf(service.child.pid), calls };
  } finally {
    await service.stop();
  }
}

async function memoryOf(pid: number | undefined): Promise<number | null> {
  if (pid === undefined || process.platform === 'win32') return null;
  const { code, output } = await runQuietly(['ps', '-o', 'rss=', '-p', String(pid)]);
  return code === 0 ? Math.round(Number(output.trim()) / 1024) : null;
}
