import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request, { type Response } from 'supertest';
import { made, PGLITE_FOLDER } from './demo-databases.fixtures.ts';

/** The service as it runs: a process of its own, started from the sources. */
export type ServerProcess = {
  child: ChildProcess;
  /** What it sent its parent first; null when it ended without a word. */
  firstMessage: Promise<{ type: string; port?: number; message?: string } | null>;
  exit: Promise<{ code: number | null; signal: string | null }>;
  stderr(): string;
};

const SERVER = join(import.meta.dirname, '../server.ts');

const TOKEN = 'a-token-for-tests-only';

/** What every process of ours is given of the tests' own settings. */
export const PROCESS_ENV = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
} as const;

/**
 * How Node runs them: from the sources. The embedded database is compiled once, not again and better while it runs: that
 * takes half of the processor's time of a process that lives as short as these.
 */
export const NODE_ARGUMENTS: readonly string[] = ['--conditions=brandpost-source', '--liftoff-only'];

/** @param execPath what runs it in place of Node: a script that sets limits first, say */
export function startServer(
  env: Record<string, string>,
  script = SERVER,
  execPath = process.execPath,
): ServerProcess {
  const child = fork(script, [], {
    execPath,
    execArgv: [...NODE_ARGUMENTS],
    env: {
      ...PROCESS_ENV,
      PORT: '0',
      LOG_LEVEL: 'warn',
      SEED: 'demo',
      RUBICORE_DEFAULT_TOKEN: TOKEN,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const exit = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const message = new Promise<{ type: string }>((resolve) => {
    child.once('message', (sent) => resolve(sent as { type: string }));
  });
  return {
    child,
    firstMessage: Promise.race([message, exit.then(() => null)]),
    exit,
    stderr: () => stderr,
  };
}

export type TemporaryFolder = { path: string; remove(): void };

/** A folder that is gone after the test. */
export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'brandpost-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** As above, with a new embedded database in it: making one takes as long as all else that a start does. */
export function folderWithDatabase(): TemporaryFolder {
  const folder = temporaryFolder();
  putDatabaseInto(folder.path);
  return folder;
}

/** Puts a new embedded database into a service's data folder, which is made. Node's own copying takes five times as long. */
export function putDatabaseInto(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  execFileSync('cp', ['-a', `${made(PGLITE_FOLDER)}/.`, dataDir]);
}

const at = (port: number | undefined) => request(`http://127.0.0.1:${port}`);
const bearer = { authorization: `Bearer ${TOKEN}` };

/** A file that is answered with its bytes as the body. */
export async function askForFile(port: number | undefined, name: string): Promise<Response> {
  return await at(port).get(`/media/${name}`).set(bearer).responseType('blob');
}

export async function signIn(
  port: number | undefined,
  username: string,
  password: string,
): Promise<Response> {
  return await at(port).post('/rubicore/core/v1/user/login').set(bearer).send({ username, password });
}

export async function ask(port: number | undefined, path: string): Promise<Response> {
  return await at(port).get(path).set(bearer);
}
