import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type SimpleSamlPhpOptions, simpleSamlPhpFiles } from './configuration.ts';

/** Where the package `simplesamlphp` of Debian and Ubuntu puts it. */
const WEB_FOLDER = '/usr/share/simplesamlphp/www';
const STARTS_WITHIN_MS = 20_000;

/** Whether it can be started on this machine. */
export function hasSimpleSamlPhp(): boolean {
  return existsSync(WEB_FOLDER);
}

/** An identity provider of another maker than ours. */
export type SimpleSamlPhp = {
  origin: string;
  entityId: string;
  metadataUrl: string;
  /** Where somebody is signed out who begins there. */
  signOutUrl: string;
  /** Where somebody is sent to a service that has not asked. */
  unsolicitedUrl(serviceEntityId: string, relayState: string): string;
  /** Changes what it is set to, from the next request on. */
  set(changed: Partial<SimpleSamlPhpOptions>): void;
  /** What it has written down, for a test that has failed. */
  log(): string;
  close(): Promise<void>;
};

/**
 * Starts SimpleSAMLphp on a free port of 127.0.0.1, with files of its own in a temporary folder.
 * @throws Error where it is not installed, or does not answer
 */
export async function startSimpleSamlPhp(given: SimpleSamlPhpOptions): Promise<SimpleSamlPhp> {
  if (!hasSimpleSamlPhp()) {
    throw new Error(
      'SimpleSAMLphp is not installed: install the packages simplesamlphp, php-cgi and php-xml.',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'brandpost-simplesamlphp-'));
  for (const name of ['log', 'data', 'tmp', 'sessions']) mkdirSync(join(folder, name));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const metadataUrl = `${origin}/saml2/idp/metadata.php`;
  let options = given;
  const write = () => {
    const files = simpleSamlPhpFiles(options, { folder, origin, entityId: metadataUrl });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  };
  write();
  // Files that are set anew are read anew.
  const server = spawn('php', ['-d', 'opcache.enable=0', '-S', `127.0.0.1:${port}`, '-t', WEB_FOLDER], {
    env: {
      PATH: process.env.PATH,
      SIMPLESAMLPHP_CONFIG_DIR: join(folder, 'config'),
      PHP_CLI_SERVER_WORKERS: '2',
    },
    // Its workers are in a group of their own, so that all of them end.
    detached: true,
    stdio: 'ignore',
  });
  const close = async () => {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(metadataUrl);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    origin,
    entityId: metadataUrl,
    metadataUrl,
    signOutUrl: `${origin}/saml2/idp/SingleLogoutService.php?ReturnTo=${encodeURIComponent(`${origin}/logout.php`)}`,
    unsolicitedUrl: (service, relayState) =>
      `${origin}/saml2/idp/SSOService.php?${new URLSearchParams({ spentityid: service, RelayState: relayState })}`,
    set(changed) {
      options = { ...options, ...changed };
      write();
    },
    log: () => readFileSync(join(folder, 'log/simplesamlphp.log'), 'utf8'),
    close,
  };
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (answer !== null) throw new Error(`SimpleSAMLphp answers ${answer.status}: ${await answer.text()}`);
    await wait(100);
  }
  throw new Error('SimpleSAMLphp does not answer.');
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null) return;
  const ended = once(server, 'exit');
  process.kill(-server.pid, 'SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
