import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process/free-port.ts';
import { type NodeService, startNodeService } from '../process/node-service.ts';
import { PROJECT_ROOT } from '../project-root.ts';

/** Origins of what is measured, and the token that the content API wants. */
export type Stack = {
  bare: string;
  bff: string;
  bffPid: number | undefined;
  contentApi: string;
  token: string;
  /**
   * Another bare server, with answers of so many bytes.
   * @param headers names and values in turn; by default its type alone
   * @returns its origin
   */
  startBare(bytes: number, headers?: readonly string[]): Promise<string>;
  stop(): Promise<void>;
};

/**
 * The built product on loopback: content API with the demo content in a folder that is thrown away, and the BFF.
 * @param filled how the content API learns of a database that is full already
 */
export async function startStack(filled: Record<string, string> | null = null): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brandpost-bench-'));
  const started: NodeService<unknown>[] = [];
  const stop = async () => {
    for (const service of started.toReversed()) await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const start = async <Ready>(entry: string, env: Record<string, string> = {}) => {
    const service = await startNodeService<Ready>(join(PROJECT_ROOT, entry), { env });
    started.push(service);
    return { ...service.ready, pid: service.child.pid };
  };
  try {
    const token = randomBytes(32).toString('base64url');
    const bffPort = await freePort();
    const bff = `http://localhost:${bffPort}`;
    const startBare = async (bytes: number, headers?: readonly string[]) => {
      const env = { BYTES: String(bytes), ...(headers && { HEADERS: JSON.stringify(headers) }) };
      const { port } = await start<{ port: number }>('scripts/bench/bare-server.ts', env);
      return `http://127.0.0.1:${port}`;
    };
    const bare = await startBare(40_000);
    const api = await start<{ port: number }>('packages/content-api/dist/server.js', {
      PORT: '0',
      ...(filled === null ? { DATA_DIR: dataDir, SEED: 'demo' } : filled),
      PUBLIC_ORIGIN: bff,
      RUBICORE_DEFAULT_TOKEN: token,
    });
    const contentApi = `http://127.0.0.1:${api.port}`;
    const { pid } = await start<object>('apps/bff/dist/server.js', {
      PORT: String(bffPort),
      OPS_PORT: '0',
      PUBLIC_ORIGIN: bff,
      RUBICORE_URL: contentApi,
      RUBICORE_DEFAULT_TOKEN: token,
    });
    return { bare, bff, bffPid: pid, contentApi, token, startBare, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
