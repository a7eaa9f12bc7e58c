import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { violations } from '../pages/violations.ts';
import { ADMINISTRATOR, callsAs } from '../sign-in/sign-in-page.ts';
import { type RunningService, startService } from '../start-service.ts';

const BEHIND_MS = 5000;
const COMMAND = join(import.meta.dirname, '../../packages/content-api/dist/brandpost.js');
const BELOW = '/reserv';

let origin = '';
let running: RunningService | null = null;
let folder: string;
let mirror: ChildProcess;
let output = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  running = await startService('mirror');
  ({ origin } = running);
  folder = mkdtempSync(join(tmpdir(), 'brandpost-mirror-'));
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).ok, { timeout: 60_000 }).toBe(true);
  mirror = spawn(process.execPath, [COMMAND, 'mirror', '--from', origin, '--to', folder]);
  mirror.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/\d{3} files, \d+ written, \d+ removed\n/);
});
test.afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
});

test('a static copy follows the site within five seconds, and is readable once every process of ours has ended', async ({
  page,
  playwright,
}) => {
  test.setTimeout(120_000);
  const title = 'Rök över hamnen';
  const inCopy = (file: string) => readFileSync(join(folder, file), 'utf8').includes(title);
  const alert = { type: 'alert', title, excerpt: 'Gå inomhus.', status: 'publish', nodeIds: [1] };
  const editor = await callsAs(playwright.request, origin, ADMINISTRATOR.username);
  const made = await editor.post('/rubicore/core/v1/post', { data: alert });
  const { id, slug } = (await made.json()) as { id: number; slug: string };
  const files = [
    'index.html',
    `krisinformation/${slug}/index.html`,
    'sida/sotning-och-brandskyddskontroll/index.html',
  ];
  const everywhere = () => {
    try {
      return files.every(inCopy);
    } catch {
      return false;
    }
  };
  await expect.poll(everywhere, { timeout: BEHIND_MS, intervals: [100] }).toBe(true);

  await editor.put(`/rubicore/core/v1/post/${id}`, { data: { status: 'draft' } });
  await expect.poll(() => inCopy('index.html'), { timeout: BEHIND_MS, intervals: [100] }).toBe(false);
  // What everybody needs in a crisis comes first; how soon all else follows is a matter of its number and of the machine.
  await expect.poll(() => inCopy(files[2] ?? '')).toBe(false);

  await stopAll();
  const missing: string[] = [];
  const { server, origin: copy } = await serve(folder, missing);
  try {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(copy + BELOW)) elsewhere.push(request.url());
    });
    const waiting = ['index.html'];
    const seen = new Set(waiting);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const html = await (await fetch(`${copy}${BELOW}/${path}`)).text();
      for (const [, link = ''] of html.matchAll(
        /\s(?:href|src)="((?!https?:|tel:|sms:|mailto:|data:|#)[^"]+)"/g,
      )) {
        const next = new URL(link, `${copy}${BELOW}/${path}`).pathname.slice(BELOW.length + 1);
        if (seen.has(next)) continue;
        seen.add(next);
        if (next.endsWith('.html')) waiting.push(next);
        else await fetch(`${copy}${BELOW}/${next}`);
      }
    }
    expect([seen.size > 150, missing]).toEqual([true, []]);
    for (const path of ['index.html', 'krisinformation/index.html', 'sida/brandvarnare/index.html']) {
      await page.goto(`${copy}${BELOW}/${path}`);
      await expect(page.getByRole('complementary', { name: 'Reservkopia' })).toContainText('Reservkopia av');
      expect(await violations(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Meny' }).click();
    const menu = page.getByRole('dialog', { name: 'Meny' });
    await menu.getByRole('link', { name: 'Brandsäkerhet hemma', exact: true }).click();
    await expect(page).toHaveURL(`${copy}${BELOW}/overblick/brandsakerhet-hemma/index.html`);
    expect([elsewhere, missing]).toEqual([[], []]);
  } finally {
    server.close();
  }
});

/** Whatever still runs. */
async function stopAll(): Promise<void> {
  if (mirror.exitCode === null && mirror.kill()) await once(mirror, 'exit');
  await running?.stop();
  running = null;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A web server that knows nothing but files, below an address of its own. */
async function serve(folder: string, missing: string[]): Promise<{ server: Server; origin: string }> {
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://site').pathname);
    try {
      const bytes = readFileSync(join(folder, path.slice(BELOW.length)));
      response
        .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
        .end(bytes);
    } catch {
      if (path !== '/favicon.ico') missing.push(url);
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
