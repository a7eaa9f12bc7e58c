import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from './process/free-port.ts';
import { PROJECT_ROOT } from './project-root.ts';

const UPSTREAM = {
  OPS_PORT: '0',
  RUBICORE_URL: 'http://127.0.0.1:9',
  RUBICORE_DEFAULT_TOKEN: 'a-token-for-this-test',
};

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(PROJECT_ROOT, 'scripts/start.ts')], {
    cwd: PROJECT_ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text;
  });
  return { child, said, ended: once(child, 'close') as Promise<[number | null]> };
}

describe('pnpm start', () => {
  it('tells in one sentence why it cannot start, and ends with 1', async () => {
    const { said, ended } = start({ PORT: 'many' });
    expect(await ended).toEqual([1, null]);
    expect(said.err).toBe('PORT is "many", but it has to be a number from 0 to 65535.\n');
    expect(said.out).toMatch(/^ {2}Build .* ✓ .* s\n {2}Start .* ✗ .* s\n$/);
  });

  it('tells which of its ports is taken, and how to choose another', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const opsPort = String((taken.address() as AddressInfo).port);
    const { said, ended } = start({ ...UPSTREAM, PORT: String(await freePort()), OPS_PORT: opsPort });
    expect(await ended).toEqual([1, null]);
    expect(said.err).toBe(
      `Port ${opsPort} is in use. Stop what uses it, or set OPS_PORT to another number.\n`,
    );
    taken.close();
  });

  it('tells where it is when it is ready, and ends in good order when it is asked to', async () => {
    const port = String(await freePort());
    const { child, said, ended } = start({ ...UPSTREAM, PORT: port });
    await expect.poll(() => said.out, { timeout: 30_000 }).toContain('Stop it with Ctrl+C.');
    expect(said.out).toContain(`http://localhost:${port}`);
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(said.err).toBe('');
  });
});
