import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderTarget } from './folder-target.ts';
import { createMirror, type Mirror } from './mirror-site.ts';

type Answer = { status?: number; type?: string; body?: string; location?: string; cut?: true };

let answers: Record<string, Answer>;
let asked: string[];
let server: Server;
let folder: string;
let mirror: Mirror;

beforeEach(async () => {
  asked = [];
  answers = {
    '/': { body: '<main><a href="/sida/a">A</a><a href="/sida/borta">B</a><img src="/media/a.jpg"></main>' },
    '/krisinformation': { body: '<main><a href="/krisinformation/rok">Rök</a></main>' },
    '/krisinformation/rok': { body: '<main>Gå inomhus</main>' },
    '/sida/a': { body: '<main>Först</main>' },
    '/sida/flyttad': { status: 301, location: '/sida/a' },
    '/media/a.jpg': { type: 'image/jpeg', body: 'jpeg' },
  };
  server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    const { origin } = place();
    const listed = ['/', '/sida/a', '/sida/flyttad'].map((path) => `<url><loc>${origin}${path}</loc></url>`);
    const answer =
      url === '/sitemap.xml' ? { type: 'application/xml', body: `<urlset>${listed}</urlset>` } : answers[url];
    const {
      status = 200,
      type = 'text/html; charset=utf-8',
      body = '',
      location,
      cut,
    } = answer ?? { status: 404 };
    const etag = `"${body.length}-${body}"`.replaceAll(/[^\w"-]/g, '');
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    response.writeHead(status, {
      'content-type': type,
      etag,
      ...(location === undefined ? {} : { location }),
      ...(cut ? { 'content-length': 1_000_000 } : {}),
    });
    if (!cut) return response.end(body);
    response.write(body);
    return setTimeout(() => response.destroy(), 20);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  folder = mkdtempSync(join(tmpdir(), 'brandpost-mirror-'));
  mirror = createMirror({ ...place(), target: await folderTarget(folder) });
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

const place = () => ({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
const text = (file: string) => readFileSync(join(folder, file), 'utf8');
const has = (file: string) => existsSync(join(folder, file));

it('copies what the site lists and what its pages lead to, crises first', async () => {
  const round = await mirror.update();
  expect(round).toEqual({ files: 7, written: 7, removed: 0, failed: [], isWhole: true });
  expect(text('krisinformation/rok/index.html')).toContain('Gå inomhus');
  expect(text('sida/flyttad/index.html')).toContain('href="../a/index.html"');
  expect(text('media/a.jpg')).toBe('jpeg');
  expect(has('sida/borta/index.html')).toBe(false);
  expect(asked.indexOf('/krisinformation/rok')).toBeLessThan(asked.indexOf('/sida/flyttad'));
});

it('writes what has changed, and takes away what the site no longer has', async () => {
  await mirror.update();
  answers['/sida/a'] = { body: '<main>Sedan</main>' };
  answers['/krisinformation'] = { body: '<main>Inget pågår</main>' };
  delete answers['/krisinformation/rok'];
  expect(await mirror.update()).toMatchObject({ written: 2, removed: 1, failed: [] });
  expect(text('sida/a/index.html')).toContain('Sedan');
  expect(has('krisinformation/rok/index.html')).toBe(false);
});

it.each<[string, Answer]>([
  ['fails', { status: 503 }],
  ['breaks off', { body: '<main>Hal', cut: true }],
])('keeps what it has of a page that %s, and of pages that only that one led to', async (_, answer) => {
  await mirror.update();
  answers['/krisinformation'] = answer;
  const { failed, removed } = await mirror.update();
  expect([failed.map(({ address }) => address), removed]).toEqual([['/krisinformation'], 0]);
  expect(text('krisinformation/index.html')).toContain('rok/index.html');
  expect(has('krisinformation/rok/index.html')).toBe(true);
});

it('takes up a copy that it has made before, and clears what is left of pages that are gone', async () => {
  await mirror.update();
  delete answers['/krisinformation/rok'];
  answers['/krisinformation'] = { body: '<main>Inget pågår</main>' };
  const another = createMirror({ ...place(), target: await folderTarget(folder) });
  expect(await another.update()).toMatchObject({ removed: 1, failed: [] });
  expect(has('krisinformation/rok/index.html')).toBe(false);
});

it('is broken off by a newer change; the next round begins with crises, and goes on with what was left', async () => {
  const change = new AbortController();
  const { body = '' } = answers['/'] ?? {};
  answers['/'] = {
    get body() {
      change.abort();
      return body;
    },
  };
  const first = await mirror.update(change.signal);
  expect(first).toMatchObject({ removed: 0, isWhole: false });
  expect(first.files).toBeLessThan(7);
  asked.length = 0;
  expect(await mirror.update()).toMatchObject({ files: 7, failed: [], isWhole: true });
  for (const urgent of ['/', '/krisinformation', '/krisinformation/rok'])
    expect(asked.indexOf(urgent)).toBeLessThan(asked.indexOf('/sida/flyttad'));
});

it('does not touch a folder that holds something else', async () => {
  const other = mkdtempSync(join(tmpdir(), 'brandpost-mirror-'));
  writeFileSync(join(other, 'mine.txt'), '');
  await expect(folderTarget(other)).rejects.toThrow('holds something else');
  rmSync(other, { recursive: true });
});
