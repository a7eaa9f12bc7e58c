import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How a server ends: `fast` breaks every connection and closes in order, `immediate` is as if its power went. */
export type StopMode = 'fast' | 'immediate';

/** A PostgreSQL server that belongs to one test: it may be stopped and started without anybody else noticing. */
export type OwnPostgres = {
  /** Of its empty database; the same after each start. */
  url: URL;
  /** The process that all others of the server descend from. */
  pid(): number;
  start(): Promise<void>;
  stop(mode: StopMode): Promise<void>;
  restart(mode: StopMode): Promise<void>;
  /** Stands in for the stopped server for so long, refuses everybody, and counts the attempts to connect. */
  countAttempts(seconds: number): Promise<number>;
  /** Ends it and deletes everything that it held. */
  remove(): Promise<void>;
};

/**
 * Starts a new PostgreSQL server on a free port of 127.0.0.1, without durability beyond that of the process.
 * @param within an empty folder for what it holds; left out, a new one for temporary files
 * @throws Error where PostgreSQL's programs are not installed
 */
export async function startOwnPostgres(within?: string): Promise<OwnPostgres> {
  const programs = programsFolder();
  const folder = mkdtempSync(join(within ?? tmpdir(), 'brandpost-postgres-'));
  const data = join(folder, 'data');
  const owner = serverUser();
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const options = { cwd: folder, ...owner };
  const pgCtl = (...args: string[]) =>
    run(join(programs, 'pg_ctl'), ['--pgdata', data, '--wait', '--silent', ...args], options);

  await run(
    join(programs, 'initdb'),
    ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  const start = async () => {
    await pgCtl('start', '--options', settings, '--log', join(folder, 'log'));
  };
  const stop = async (mode: StopMode) => {
    await pgCtl('stop', '--mode', mode);
  };
  await start();
  return {
    url: new URL(`postgres://postgres@127.0.0.1:${port}/postgres`),
    pid: () => Number(execFileSync('head', ['-n', '1', join(data, 'postmaster.pid')]).toString()),
    start,
    stop,
    async restart(mode) {
      await stop(mode);
      await start();
    },
    countAttempts: (seconds) => countAttempts(port, seconds),
    async remove() {
      await stop('immediate').catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Distributions keep the server's own programs out of PATH. */
function programsFolder(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(root, version, 'bin'));
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found === undefined)
    throw new Error('No PostgreSQL server is installed: install the package postgresql.');
  return found;
}

/** PostgreSQL refuses to run as root. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function countAttempts(port: number, seconds: number): Promise<number> {
  let attempts = 0;
  const server = createServer((socket) => {
    attempts += 1;
    socket.on('error', () => {});
    socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  await wait(seconds * 1000);
  await new Promise((resolve) => server.close(resolve));
  return attempts;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
