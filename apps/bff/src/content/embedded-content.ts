import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SettingError } from '@brandpost/settings';
import type { FastifyBaseLogger } from 'fastify';
import type { Config, ContentSource } from '../config/config.ts';

type Embedded = Extract<ContentSource, { mode: 'embedded' }>;
type ChildMessage = { type: 'ready'; port: number } | { type: 'failed'; message: string };

const FIRST_RESTART_MS = 250;
const LONGEST_RESTART_MS = 10_000;
const STOP_MS = 10_000;

/** The embedded content API under our care. */
export type EmbeddedContent = { stop(): Promise<void> };

/**
 * Starts the content API as a child process and keeps it running: when it dies it is started again, at once
 * at first, then ever more slowly. A process of its own, so that a slow query never stalls the public door.
 * @param options.onReady called with the API's origin after each start
 * @param options.isWatched the child follows changes of its sources
 * @throws SettingError with the child's own sentence when the first start fails
 */
export async function startEmbeddedContent(
  config: Config & { content: Embedded },
  options: { log: FastifyBaseLogger; isWatched: boolean; onReady: (origin: string) => void },
): Promise<EmbeddedContent> {
  const { log } = options;
  let child: ChildProcess;
  let isStopping = false;
  let restartMs = FIRST_RESTART_MS;

  const start = async () => {
    child = forkContentApi(config, options.isWatched);
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await ready(child, options);
    restartMs = FIRST_RESTART_MS;
    void exited.then(restart);
  };
  const restart = () => {
    if (isStopping) return;
    log.error({ inMs: restartMs }, 'The content API stopped and is started again');
    setTimeout(() => {
      if (isStopping) return;
      restartMs = Math.min(restartMs * 2, LONGEST_RESTART_MS);
      start().catch((error: unknown) => {
        log.error({ err: error }, 'The content API did not start');
        restart();
      });
    }, restartMs).unref();
  };

  await start();
  return {
    async stop() {
      isStopping = true;
      await stopped(child);
    },
  };
}

/** The API's entry beside this one: built where we are built, the source where we run from source. */
function contentApiEntry(): string {
  const isSource = import.meta.url.endsWith('.ts');
  const path = isSource ? 'src/server.ts' : 'dist/server.js';
  return fileURLToPath(new URL(`../../../../packages/content-api/${path}`, import.meta.url));
}

function forkContentApi(config: Config & { content: Embedded }, isWatched: boolean): ChildProcess {
  const {
    host,
    port,
    content,
    dataDir,
    defaultToken,
    staffEventsToken,
    publicOrigin,
    intranetOrigin,
    signIn,
    logLevel,
  } = config;
  const entry = contentApiEntry();
  if (!existsSync(entry)) {
    throw new SettingError('The content API is not part of this installation. Set RUBICORE_URL.');
  }
  return fork(entry, [], {
    // What it writes before it is ready comes as a message, or with the error below; not twice.
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    execArgv: isWatched ? [...process.execArgv, '--watch'] : process.execArgv,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: process.env.NODE_ENV,
      // Those who have a certificate authority of their own: for the identity provider's metadata, among others.
      ...(process.env.NODE_EXTRA_CA_CERTS === undefined
        ? {}
        : { NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS }),
      HOST: '127.0.0.1',
      PORT: '0',
      ...content.passedOn,
      DATA_DIR: dataDir,
      SEED: content.seed,
      PUBLIC_ORIGIN: publicOrigin,
      // Nearer than by the name that visitors know, which may not lead back to this machine.
      ...(port === 0
        ? {}
        : { SITE_ADDRESS: `http://${isWildcard(host) ? 'localhost' : bracketed(host)}:${port}` }),
      PASSWORD_SIGN_IN: signIn.password ? 'on' : 'off',
      RUBICORE_DEFAULT_TOKEN: defaultToken,
      LOG_LEVEL: logLevel,
      ...(staffEventsToken === null ? {} : { STAFF_EVENTS_TOKEN: staffEventsToken }),
      ...(signIn.passkeyRpId === null ? {} : { PASSKEY_RP_ID: signIn.passkeyRpId }),
      ...(intranetOrigin === null ? {} : { INTRANET_ORIGIN: intranetOrigin }),
      ...(content.databaseUrl === null ? {} : { DATABASE_URL: content.databaseUrl }),
    },
  });
}

function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Fulfilled by the first start; a watched child tells of each further start of its own too. */
function ready(
  child: ChildProcess,
  { onReady, isWatched }: { onReady: (origin: string) => void; isWatched: boolean },
): Promise<void> {
  return new Promise((resolve, reject) => {
    let written = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      written += chunk.toString();
      // Anyone who develops wants the stack at once; others read the sentence once, at the end.
      if (isWatched) process.stderr.write(chunk);
    });
    const onMessage = (message: ChildMessage) => {
      if (message.type === 'failed') reject(new SettingError(message.message));
      if (message.type !== 'ready') return;
      child.stderr?.removeAllListeners('data').pipe(process.stderr, { end: false });
      onReady(`http://127.0.0.1:${message.port}`);
      resolve();
    };
    child.on('message', onMessage as (message: unknown) => void);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const how = signal ?? `exit code ${code}`;
      reject(new SettingError(`The content API stopped before it was ready (${how}). ${written}`.trim()));
    });
  });
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const giveUp = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await exited;
  clearTimeout(giveUp);
}
