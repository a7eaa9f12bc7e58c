import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assetRoutes } from './assets.ts';

const SCRIPT = 'export const one = 1;\n'.repeat(500);

let folder: string;
let kept: string;
let open: FastifyInstance[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandpost-assets-'));
  kept = join(folder, 'kept');
  open = [];
});
afterEach(async () => {
  for (const app of open) await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A BFF with a build that consists of the files named. */
async function started(build: string, names: readonly string[], keptIn = kept): Promise<FastifyInstance> {
  const client = join(folder, build);
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'icon.svg'), '<svg/>');
  writeFileSync(join(client, 'print.css'), 'h1{color:#000}');
  writeFileSync(join(client, 'service-worker.js'), SCRIPT);
  writeFileSync(join(client, 'faltlage.html'), '<!doctype html>');
  for (const name of names) writeFileSync(join(client, 'assets', name), SCRIPT);
  const app = fastify();
  open.push(app);
  await assetRoutes(app, { client, kept: keptIn });
  // As if it had been started a while ago: which list is the newest must not hang on milliseconds.
  if (keptIn === kept) {
    for (const list of readdirSync(kept).filter((name) => name.endsWith('.json'))) {
      const path = join(kept, list);
      const { mtimeMs } = statSync(path);
      utimesSync(path, new Date(mtimeMs - 60_000), new Date(mtimeMs - 60_000));
    }
  }
  return app;
}

const statusOf = async (app: FastifyInstance, path: string) => (await app.inject(path)).statusCode;

it('serves hashed files as ones that never change, and nothing else of the folder', async () => {
  const app = await started('first', ['page-AAAAAAAA.js', 'notes.txt', 'page-AAAAAAAA.js.map']);
  const answer = await app.inject('/assets/page-AAAAAAAA.js');
  expect(answer.body).toBe(SCRIPT);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-type']).toContain('application/javascript');
  for (const name of [
    'notes.txt',
    'page-AAAAAAAA.js.map',
    '..%2ficon.svg',
    '../build.json',
    'page-BBBBBBBB.js',
  ]) {
    expect([403, 404], name).toContain(await statusOf(app, `/assets/${name}`));
  }
  expect(await statusOf(app, '/icon.svg')).toBe(200);
  expect(await statusOf(app, '/print.css')).toBe(200);
});

it('serves the service worker as a script that may ask this site alone, and is asked for anew each time', async () => {
  const app = await started('first', []);
  const { headers, statusCode } = await app.inject('/service-worker.js');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('javascript');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
});

it('serves the page for the field anew each time, with a policy by which it asks this site alone and embeds nothing', async () => {
  const app = await started('first', []);
  const { headers, statusCode } = await app.inject('/faltlage.html');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  expect(headers['cache-control']).toBe('no-cache');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy.some((rule) => rule.startsWith('frame-src') || rule.includes('unsafe'))).toBe(false);
});

it('gives the files of the last three builds to tabs that are open, and forgets older ones', async () => {
  await started('first', ['page-11111111.js', 'same-00000000.js']);
  await started('second', ['page-22222222.js', 'same-00000000.js']);
  await started('third', ['page-33333333.js', 'same-00000000.js']);
  const app = await started('fourth', ['page-44444444.js', 'same-00000000.js']);
  for (const name of ['page-44444444', 'page-33333333', 'page-22222222', 'same-00000000']) {
    expect(await statusOf(app, `/assets/${name}.js`), name).toBe(200);
  }
  expect(await statusOf(app, '/assets/page-11111111.js')).toBe(404);
});

it('counts a build that is started again as the newest', async () => {
  await started('first', ['page-11111111.js']);
  await started('second', ['page-22222222.js']);
  await started('third', ['page-33333333.js']);
  await started('first', ['page-11111111.js']);
  const app = await started('fourth', ['page-44444444.js']);
  expect(await statusOf(app, '/assets/page-11111111.js')).toBe(200);
  expect(await statusOf(app, '/assets/page-22222222.js')).toBe(404);
});

it('gives a file of a newer build that another process has laid there meanwhile', async () => {
  const before = await started('first', ['page-11111111.js']);
  await started('second', ['page-22222222.js']);
  expect(await statusOf(before, '/assets/page-22222222.js')).toBe(200);
});

it('gives what the build has packed to who can unpack it', async () => {
  const app = await started('first', [
    ...['page-11111111.js', 'page-11111111.js.br', 'page-11111111.js.gz'],
    'letters-11111111.woff2',
  ]);
  const encodingOf = async (name: string, accepted: string) =>
    (await app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': accepted } })).headers[
      'content-encoding'
    ];
  expect(await encodingOf('page-11111111.js', 'gzip, br')).toBe('br');
  expect(await encodingOf('page-11111111.js', 'gzip')).toBe('gzip');
  expect(await encodingOf('page-11111111.js', 'identity')).toBeUndefined();
  expect(await encodingOf('letters-11111111.woff2', 'br')).toBeUndefined();
});

it('mends a kept file that was cut short', async () => {
  await started('first', ['page-11111111.js']);
  writeFileSync(join(kept, 'files/page-11111111.js'), 'export');
  const app = await started('first', ['page-11111111.js']);
  expect((await app.inject('/assets/page-11111111.js')).body).toBe(SCRIPT);
});

it('goes on serving the present build when the folder is deleted', async () => {
  const app = await started('first', ['page-11111111.js']);
  rmSync(kept, { recursive: true });
  expect(await statusOf(app, '/assets/page-11111111.js')).toBe(200);
  expect(await statusOf(app, '/assets/page-22222222.js')).toBe(404);
});

it('serves the present build where nothing can be kept', async () => {
  writeFileSync(join(folder, 'a-file'), '');
  const app = await started('first', ['page-11111111.js'], join(folder, 'a-file/kept'));
  expect(await statusOf(app, '/assets/page-11111111.js')).toBe(200);
});
