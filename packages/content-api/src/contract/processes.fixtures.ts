import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The service as it runs: a process of its own, started from the sources. */
export type ServerProcess = {
  child: ChildProcess;
  /** What it told its parent first; null when it ended without a word. */
  firstMessage: Promise<{ type: string; port?: number; message?: string } | null>;
  exit: Promise<{ code: number | null; signal: string | null }>;
  stderr(): string;
};

const SERVER = join(import.meta.dirname, '../server.ts');

const TOKEN = 'a-token-for-tests-only';

/** @param execPath what runs it in place of Node: a script that sets limits first, say */
export function startServer(
  env: Record<string, string>,
  script = SERVER,
  execPath = process.execPath,
): ServerProcess {
  const child = fork(script, [], {
    execPath,
    execArgv: ['--conditions=brandpost-source'],
    env: {
      PATH: process.env.PATH,
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
    child.once('message', (told) => resolve(told as { type: string }));
  });
  return {
    child,
    firstMessage: Promise.race([message, exit.then(() => null)]),
    exit,
    stderr: () => stderr,
  };
}

/** A folder that is gone after the test. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'brandpost-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export function askForFile(port: number | undefined, name: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/media/${name}`, { headers: { authorization: `Bearer ${TOKEN}` } });
}

export function signIn(port: number | undefined, username: string, password: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/rubicore/core/v1/user/login`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
}

export async function ask(port: number | undefined, path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  return { status: answer.status, text: await answer.text() };
}
