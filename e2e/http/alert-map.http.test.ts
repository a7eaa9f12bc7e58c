import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { emptyAlertDetails } from '@brandpost/domain';
import request, { type Response } from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/process/free-port.ts';
import { startBff, startServer, stopServer } from '../own-stack.ts';
import { ADMINISTRATOR } from '../people.ts';
import { copySeededFolder } from '../seeded-folder.ts';
import { signedIn, type Visitor } from './site.ts';

const FIRST_ANSWER_BYTES = 14_336;
const POST = '/rubicore/core/v1/post';
/** As many as an area may have, in no order that packs well. */
const CORNERS = Array.from({ length: 100 }, (_, at) => {
  const [angle, length] = [(2 * Math.PI * at) / 100, 0.03 + 0.01 * Math.sin(at * at)];
  return { lat: 64.3 + length * Math.sin(angle), lon: 20.85 + 2 * length * Math.cos(angle) };
});
const alert = { ...emptyAlertDetails(), level: 'severe', event: 'smoke', instructions: ['Gå inomhus.'] };

let folder = '';
let content: ChildProcess;
let bff: ChildProcess;
let origin = '';
let env: Record<string, string>;
let editor: Visitor;
beforeAll(async () => {
  folder = await copySeededFolder('alert-map');
  const [port, token] = [await freePort(), 'the-default-token-of-the-test-of-maps'];
  const shared = { DATA_DIR: folder, DATABASE_URL: '', RUBICORE_DEFAULT_TOKEN: token };
  content = await startServer('packages/content-api/dist/server.js', { ...shared, PORT: String(port) });
  env = { ...shared, RUBICORE_URL: `http://127.0.0.1:${port}` };
  ({ origin, bff } = await startBff(env));
  editor = await signedIn(origin, ADMINISTRATOR.username);
});
afterAll(async () => {
  for (const process of [bff, content]) if (process.exitCode === null) await stopServer(process);
  await rm(folder, { recursive: true, force: true });
});

const get = async (path: string): Promise<Response> => await request(origin).get(path);
const mapIn = (html: string) => /<img src="(\/krisinformation\/[^"]+\/karta\/[^"]+\.svg)"/.exec(html)?.[1];

async function publish(changes: object): Promise<{ id: number; slug: string }> {
  const { status, body } = await editor.post(POST).send({
    ...{ type: 'alert', status: 'publish', title: 'Rök över hamnen', excerpt: 'Röken är farlig.' },
    ...{ content: [], nodeIds: [1], alert: { ...alert, polygon: CORNERS } },
    unpublishedDate: new Date(Date.now() + 48 * 3_600_000).toISOString(),
    ...changes,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

it('an area of a hundred corners is a picture of its own, and its page comes with the first answer of a connection', async () => {
  const { id, slug } = await publish({});
  const path = `/krisinformation/${slug}`;
  await expect.poll(async () => mapIn((await get(path)).text)).toBeDefined();
  const { text: html } = await get(path);
  expect(html).toContain('Jag accepterar cookies');
  expect(gzipSync(html, { level: 9 }).byteLength).toBeLessThanOrEqual(FIRST_ANSWER_BYTES);
  expect(html).toMatch(/alt="Karta över området[^"]*" width="400" height="300"/);
  const address = mapIn(html) ?? '';
  const { status, headers, body } = await get(address);
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(headers['cache-control']).toMatch(/^public, max-age=0/);
  expect(String(body)).toMatch(/<path class="area severe" d="M\d+ \d+l[\d -]+Z">/);
  const known = await request(origin).get(address).set('if-none-match', String(headers.etag));
  expect(known.status).toBe(304);

  // Under another name when it is changed, and none once it is taken back.
  await editor.put(`${POST}/${id}`).send({ alert: { ...alert, polygon: CORNERS.slice(0, 50) } });
  await expect.poll(async () => mapIn((await get(path)).text)).not.toBe(address);
  expect(String((await get(address)).body)).not.toBe(String(body));
  await editor
    .put(`${POST}/${id}`)
    .send({ alert: { ...alert, polygon: CORNERS, withdrawnAt: new Date().toISOString() } });
  await expect.poll(async () => (await get(address)).status).toBe(404);
  expect(mapIn((await get(path)).text)).toBeUndefined();
});

it.each([
  ['an exercise', { alert: { ...alert, polygon: CORNERS, isDrill: true } }],
  ['a draft', { status: 'draft' }],
  ['for a group', { nodeIds: [2] }],
  ['to come', { status: 'future', publishedDate: new Date(Date.now() + 3_600_000).toISOString() }],
])('of one that is %s staff have the map in their page, and visitors none', async (_, changes) => {
  const { slug } = await publish(changes);
  const page = await editor.get(`/krisinformation/${slug}`);
  expect(page.text).toMatch(/<svg viewBox="0 0 400 \d+" role="img" aria-label="Karta över området/);
  expect(mapIn(page.text)).toBeUndefined();
  const map = `/krisinformation/${slug}/karta/x.svg`;
  for (const answer of [await get(map), await editor.get(map)]) expect(answer.status).toBe(404);
});

it('a map is shown when the content API is gone, and by a BFF that starts without it', async () => {
  const { slug } = await publish({ title: 'Rök över torget' });
  const path = `/krisinformation/${slug}`;
  await expect.poll(async () => mapIn((await get(path)).text)).toBeDefined();
  const address = mapIn((await get(path)).text) ?? '';
  const before = await get(address);
  await stopServer(content);
  expect((await get(address)).headers.etag).toBe(before.headers.etag);
  await stopServer(bff);
  ({ origin, bff } = await startBff(env));
  await expect.poll(async () => (await get(address)).status, { timeout: 20_000 }).toBe(200);
  const after = await get(address);
  expect([after.headers.etag, String(after.body)]).toEqual([before.headers.etag, String(before.body)]);
});
