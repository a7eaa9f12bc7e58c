import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { browserAt, type TestBrowser } from '../sign-in/browser.fixtures.ts';
import type { TestServer } from '../test-server.fixtures.ts';
import { type IntegrationService, startIntegrationService } from './integration-service.fixtures.ts';

const MAINTENANCE = '/rubicore/core/v1/maintenance';

let service: IntegrationService;
let door: TestServer;
let administrator: TestBrowser;
let editor: TestBrowser;
beforeAll(async () => {
  service = await startIntegrationService();
  door = await service.openAnother();
  await vi.waitUntil(() => door.isFollowing(), { timeout: 10_000 });
  administrator = browserAt(door, door.publicOrigin);
  editor = browserAt(door, door.publicOrigin);
  await administrator.signIn('sysadm01');
  await editor.signIn('bentes01');
});
afterAll(async () => {
  await door?.close();
  await service?.close();
});

const close = (body: object) =>
  administrator.ask('PUT', MAINTENANCE, { isOn: true, text: null, until: null, ...body });
const ways = async (path: string) =>
  await Promise.all(
    [door.get(path), editor.ask('GET', path), administrator.ask('GET', path)].map(async (asked) => {
      const { status, headers } = await asked;
      return headers.get('location') ?? status;
    }),
  );

it('leads visitors and staff to the page that says why, and lets those through who may end it', async () => {
  expect(await ways('/nyheter')).toEqual([200, 200, 200]);
  expect((await close({ text: 'Vi byter server.' })).status).toBe(200);
  await vi.waitUntil(async () => (await door.get('/nyheter')).status === 302, { timeout: 2000 });
  expect(await ways('/nyheter')).toEqual(['/maintenance', '/maintenance', 200]);
  const refused = await door.get('/nyheter');
  expect([refused.headers.get('cache-control'), refused.headers.get('retry-after')]).toEqual([
    'no-store',
    '60',
  ]);
});

it('keeps nobody from what to do in a crisis, nor from signing in', async () => {
  for (const path of ['/krisinformation', '/krisinformation/rok', '/maintenance', '/login'])
    expect(await ways(path), path).toEqual([200, 200, 200]);
  expect(await ways('/krisinformationen')).toContain('/maintenance');
});

it('saves nothing for others meanwhile, and says so', async () => {
  const refused = await editor.ask('POST', '/rubicore/core/v1/post', {
    type: 'news',
    title: 'Övning',
    status: 'draft',
  });
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    503,
    'Just nu pågår underhåll, och inget kan sparas. Försök igen om en stund.',
  ]);
});

it('opens for everybody within two seconds of its end, said or scheduled', async () => {
  await close({ until: new Date(Date.now() + 1000).toISOString() });
  await vi.waitUntil(async () => (await door.get('/nyheter')).status === 200, { timeout: 3000 });
  await close({});
  await vi.waitUntil(async () => (await door.get('/nyheter')).status === 302, { timeout: 2000 });
  await administrator.ask('PUT', MAINTENANCE, { isOn: false, text: null, until: null });
  await vi.waitUntil(async () => (await door.get('/nyheter')).status === 200, { timeout: 2000 });
});
