import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserAt } from '../sign-in/browser.fixtures.ts';
import type { TestServer } from '../test-server.fixtures.ts';
import { type IntegrationService, startIntegrationService } from './integration-service.fixtures.ts';

const NEWS = '/rubicore/core/v1/post?type=news&sort=publishedDate%20DESC&perPage=5';
const REDIS_URL = process.env.REDIS_URL;
const SECOND_MS = 1000;

describe.skipIf(!REDIS_URL)('two replicas on one Redis', () => {
  let service: IntegrationService;
  let one: TestServer;
  let other: TestServer;

  beforeAll(async () => {
    service = await startIntegrationService();
    const settings = {
      REDIS_URL: REDIS_URL ?? '',
      SESSION_KEYS: `test:${randomBytes(32).toString('base64')}`,
      // Keys in Redis are named by the site: two runs at once do not meet.
      PUBLIC_ORIGIN: `http://localhost:${20_000 + (process.pid % 20_000)}`,
    };
    one = await service.openAnother(settings);
    other = await service.openAnother(settings);
    await vi.waitUntil(() => one.isFollowing() && other.isFollowing(), { timeout: 10_000 });
  });
  afterAll(async () => {
    await one?.close();
    await other?.close();
    await service?.close();
  });

  it('share sessions: signed in at one, somebody acts and signs out at the other', async () => {
    const atOne = browserAt(one, one.publicOrigin);
    await atOne.signIn('sysadm01');
    const atOther = browserAt(other, other.publicOrigin);
    for (const [name, value] of atOne.cookies) atOther.cookies.set(name, value);
    const stateAt = async (browser: typeof atOne) => (await browser.ask('GET', '/bff/session')).json();
    expect(await stateAt(atOther)).toMatchObject({ state: 'signed-in', user: { username: 'sysadm01' } });
    const masked = await atOther.ask('POST', '/bff/masquerade', { userId: 3, reason: 'Felsökning' });
    expect(masked.status).toBe(200);
    // The cookie has changed: the one before leads to the same session for ten seconds.
    expect((await stateAt(atOne)).state).toBe('masked');
    await atOther.post('/bff/logout');
    expect((await stateAt(atOne)).state).toBe('anonymous');
  });

  it('show within a second what was published through the other', async () => {
    const editor = browserAt(one, one.publicOrigin);
    await editor.signIn('sysadm01');
    const title = `Ny brandbil ${Date.now()}`;
    const titlesAt = async (door: TestServer) =>
      ((await (await door.get(NEWS)).json()) as { title: string }[]).map((post) => post.title);
    // Kept at both, and given without asking.
    for (const door of [one, other, other]) await titlesAt(door);
    const written = await editor.ask('POST', '/rubicore/core/v1/post', {
      type: 'news',
      title,
      excerpt: 'Den är röd.',
      status: 'publish',
      nodeIds: [1],
      publishedDate: new Date(Date.now() - 1000).toISOString(),
    });
    expect([200, 201], await written.clone().text()).toContain(written.status);
    await expect.poll(() => titlesAt(other), { timeout: SECOND_MS, interval: 50 }).toContain(title);
    const { id } = (await written.json()) as { id: number };
    const removed = await editor.ask('DELETE', `/rubicore/core/v1/post/${id}`);
    expect(removed.status).toBe(200);
    await expect.poll(() => titlesAt(other), { timeout: SECOND_MS, interval: 50 }).not.toContain(title);
  });
});
