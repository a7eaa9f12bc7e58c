import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../process/free-port.ts';
import { type NodeService, startNodeService } from '../process/node-service.ts';
import { PROJECT_ROOT } from '../project-root.ts';

const TOKEN = 'the-token-of-visitors-during-faults';
export const PUBLIC_ORIGIN = 'http://brandpost.localhost';

/** What a fault script has started; all of it ends when the script does. */
export type Cleanup = { add(end: () => Promise<unknown> | unknown): void; run(): Promise<void> };

export function createCleanup(): Cleanup {
  const ends: (() => Promise<unknown> | unknown)[] = [];
  return {
    add: (end) => ends.push(end),
    async run() {
      for (const end of ends.splice(0).toReversed()) await Promise.resolve(end()).catch(() => undefined);
    },
  };
}

export async function temporaryFolder(cleanup: Cleanup): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'brandpost-faults-'));
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export type ContentApi = NodeService<{ port: number }>;

/** The content API with the demo content, or with the database that `env` names. */
export async function startContentApi(
  cleanup: Cleanup,
  env: Record<string, string> = {},
): Promise<ContentApi> {
  const service = await startNodeService<{ port: number }>(
    join(PROJECT_ROOT, 'packages/content-api/dist/server.js'),
    {
      env: {
        DATA_DIR: env.DATA_DIR ?? (await temporaryFolder(cleanup)),
        PORT: '0',
        SEED: 'demo',
        PUBLIC_ORIGIN,
        RUBICORE_DEFAULT_TOKEN: TOKEN,
        LOG_LEVEL: 'fatal',
        ...env,
      },
    },
  );
  cleanup.add(() => service.stop());
  return service;
}

export type Bff = NodeService<unknown> & { port: number; dataDir: string };

/** A BFF in front of what listens on a port. @param execArgv options of Node */
export async function startBff(
  cleanup: Cleanup,
  upstreamPort: number,
  env: Record<string, string> = {},
  execArgv: readonly string[] = [],
): Promise<Bff> {
  const port = Number(env.PORT ?? (await freePort()));
  const dataDir = env.DATA_DIR ?? (await temporaryFolder(cleanup));
  const service = await startNodeService(join(PROJECT_ROOT, 'apps/bff/dist/server.js'), {
    env: {
      PORT: String(port),
      OPS_PORT: '0',
      PUBLIC_ORIGIN,
      DATA_DIR: dataDir,
      RUBICORE_URL: `http://127.0.0.1:${upstreamPort}`,
      RUBICORE_DEFAULT_TOKEN: TOKEN,
      LOG_LEVEL: 'fatal',
      TRUSTED_PROXIES: '127.0.0.0/8',
      SESSION_KEYS: SESSION_KEY,
      ...env,
    },
    ...(execArgv.length === 0 ? {} : { execArgv }),
  });
  cleanup.add(() => service.stop());
  return { ...service, port, dataDir };
}

const SESSION_KEY = `faults:${randomBytes(32).toString('base64')}`;

export type RedisServer = { port: number; url: string; child: ChildProcess };

/** A Redis or Valkey of its own, with nothing in it. @throws Error where neither is installed */
export async function startRedis(cleanup: Cleanup, port?: number): Promise<RedisServer> {
  const at = port ?? (await freePort());
  const child = spawn('redis-server', ['--port', String(at), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  cleanup.add(() => child.kill('SIGKILL'));
  await Promise.race([failed, listening(at)]);
  return { port: at, url: `redis://127.0.0.1:${at}`, child };
}

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (isThere) return;
    await wait(50);
  }
  throw new Error(`Nothing listens on port ${port}.`);
}
