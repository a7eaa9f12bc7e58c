import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { browserAt, type TestBrowser } from '../sign-in/browser.fixtures.ts';
import type { TestServer } from '../test-server.fixtures.ts';
import { type IntegrationService, startIntegrationService } from './integration-service.fixtures.ts';

const API = '/rubicore/core/v1';
const LIST = `${API}/post?type=news&perPage=50`;
const NEWS = { type: 'news', title: 'Rök över hamnen', status: 'publish', nodeIds: [1] };

let service: IntegrationService;
let door: TestServer;
let editor: TestBrowser;
let colleague: TestBrowser;
let path = '';
beforeAll(async () => {
  service = await startIntegrationService();
  // Answers are kept as in earnest.
  door = await service.openAnother();
  await vi.waitUntil(() => door.isFollowing(), { timeout: 10_000 });
  editor = browserAt(door, door.publicOrigin);
  colleague = browserAt(door, door.publicOrigin);
  await editor.signIn('sysadm01');
  await colleague.signIn('bentes01');
  const { id } = (await (await editor.ask('POST', `${API}/post`, NEWS)).json()) as { id: number };
  path = `${API}/post/${id}`;
});
afterAll(async () => {
  await door?.close();
  await service?.close();
});

it('what is written without being shown reaches the colleagues who write, and leaves visitors what they share', async () => {
  expect(await (await door.get(LIST)).text()).toContain(NEWS.title);
  const purged: unknown[] = [];
  door.caches.onPurge((id) => purged.push(id));
  const saved = await editor.ask('PUT', `${path}/working-copy`, { title: 'Ännu inte sagt' });
  expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"1"']);
  const late = await colleague.ask('PUT', `${path}/working-copy`, { title: 'Också jag' });
  expect(late.status).toBe(412);
  expect(await late.json()).toMatchObject({
    code: 'STALE',
    yours: null,
    current: { number: 1, authorName: 'Sigrid Systemlund', post: { title: 'Ännu inte sagt' } },
  });
  const here = await colleague.ask('PUT', `${path}/presence`, { client: 'en-flik-1', state: 'writing' });
  expect(await here.json()).toMatchObject({
    people: [{ displayName: 'Bengt Testberg', isSelf: true }],
    news: null,
  });
  // As long as an event of it would have needed.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(purged).toEqual([]);
  expect(await (await door.get(LIST)).text()).not.toContain('Ännu inte sagt');
  expect((await door.get(`${path}/working-copy`)).status).toBe(401);
});

it('a draft leaves visitors what they share, until it is published and when it is taken back', async () => {
  const purged: unknown[] = [];
  door.caches.onPurge((id) => purged.push(id));
  const made = await editor.ask('POST', `${API}/post`, { ...NEWS, title: 'Utkast', status: 'draft' });
  const { id } = (await made.json()) as { id: number };
  await editor.ask('PUT', `${API}/post/${id}`, { title: 'Ännu ett utkast' });
  // As long as an event of it would have needed.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([purged, made.headers.get('x-public-change')]).toEqual([[], null]);
  for (const status of ['publish', 'draft']) {
    purged.length = 0;
    await editor.ask('PUT', `${API}/post/${id}`, { status });
    expect(purged).toContain(String(id));
    expect((await (await door.get(LIST)).text()).includes('Ännu ett utkast')).toBe(status === 'publish');
  }
});

it('a preview is shown to anyone who has the link, asked for each time, until it is taken back', async () => {
  const made = await editor.ask('POST', `${path}/preview-link`, { days: 1 });
  expect(made.status).toBe(201);
  const link = (await made.json()) as { id: number; path: string };
  const preview = () => door.get(`${API}/preview/${link.path.split('/').at(-1)}`);
  const seen = await preview();
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await seen.json()).toMatchObject({ post: { title: 'Ännu inte sagt' }, isWorkingCopy: true });
  expect((await colleague.ask('DELETE', `${API}/preview-link/${link.id}`)).status).toBe(200);
  expect((await preview()).status).toBe(404);
});

it('what is published from a working copy is seen by visitors at once', async () => {
  const published = await editor.ask('PUT', `${path}?workingCopy=1`, { title: 'Nu är det sagt' });
  expect(published.status).toBe(200);
  await expect
    .poll(async () => await (await door.get(LIST)).text(), { timeout: 1000 })
    .toContain('Nu är det sagt');
  expect((await editor.ask('GET', `${path}/working-copy`)).status).toBe(404);
});
