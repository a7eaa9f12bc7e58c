import { type AlertNotice, alertNotice, alertSummary, type Post } from '@brandpost/domain';
import { decodePost } from '@brandpost/rubicore-api';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { browserAt } from '../sign-in/browser.fixtures.ts';
import type { TestServer } from '../test-server.fixtures.ts';
import { type IntegrationService, startIntegrationService } from './integration-service.fixtures.ts';

let service: IntegrationService;
let door: TestServer;
beforeAll(async () => {
  service = await startIntegrationService();
  door = await service.openAnother();
  await vi.waitUntil(() => door.isFollowing(), { timeout: 10_000 });
});
afterAll(async () => {
  await door?.close();
  await service?.close();
});

/** Reads a stream of events until it ends. */
async function listen(headers: Record<string, string> = {}) {
  const answer = await door.get('/bff/events', { headers });
  const heard = { text: '', hasEnded: false, answer };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) heard.text += decoder.decode(chunk as Uint8Array);
    heard.hasEnded = true;
  })().catch(() => undefined);
  return heard;
}

/** What was said under a name, in order. */
function received(heard: { text: string }, name: string): { event: string; alerts: AlertNotice[] }[] {
  return [...heard.text.matchAll(/^id: (.*)\nevent: (.*)\ndata: (.*)$/gm)].flatMap(
    ([, event, itsName, data]) => (itsName === name ? [{ event, ...JSON.parse(data ?? '') }] : []),
  );
}

it('open pages are told at once which crisis alerts are on, within a second when they change, and of no word in them', async () => {
  const editor = browserAt(door, door.publicOrigin);
  await editor.signIn('sysadm01');
  const heard = await listen();
  expect(heard.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(heard.answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  await vi.waitUntil(() => /retry: \d+/.test(heard.text));
  await expect
    .poll(() => received(heard, 'alerts').at(-1)?.alerts)
    .toEqual((await alertsAsOf('first')).map((post) => alertNotice(alertSummary(post))));
  const post = {
    excerpt: 'Stäng fönster.',
    status: 'publish',
    nodeIds: [1],
    publishedDate: new Date(Date.now() - 1000).toISOString(),
  };
  const before = received(heard, 'alerts').length;
  await editor.ask('POST', '/rubicore/core/v1/post', { ...post, type: 'news', title: 'Hemlig nyhet' });
  await expect.poll(() => received(heard, 'content').length, { timeout: 1000 }).toBeGreaterThan(0);
  expect(received(heard, 'alerts')).toHaveLength(before);
  await editor.ask('POST', '/rubicore/core/v1/post', { ...post, type: 'alert', title: 'Rök över staden' });
  await expect.poll(() => received(heard, 'alerts').length, { timeout: 1000 }).toBeGreaterThan(before);
  expect(heard.text).not.toMatch(/Rök|Hemlig/);
});

it('open pages are told that something was said of fires, under a name of its own, and then read it', async () => {
  const crisisEditor = browserAt(door, door.publicOrigin);
  await crisisEditor.signIn('karmod01');
  const heard = await listen();
  const shown = async (event: string) =>
    await (await door.get(`/rubicore/core/v1/fire-ban?asOf=${event}`)).text();
  await vi.waitUntil(() => /retry: \d+/.test(heard.text));
  expect(await shown('first')).toContain('"state":"none"');
  await crisisEditor.ask('POST', '/rubicore/core/v1/fire-ban', {
    ...{ municipality: 'Övre Norråns kommun', state: 'ban', decidedBy: 'Länsstyrelsen', note: '' },
    ...{ from: new Date(Date.now() - 1000).toISOString(), to: null },
  });
  await expect.poll(() => received(heard, 'fire-ban').length, { timeout: 1000 }).toBe(1);
  expect(await shown(received(heard, 'fire-ban')[0]?.event ?? '')).toContain('Övre Norråns kommun');
  expect(heard.text).not.toMatch(/Norrån|Länsstyrelsen/);
});

it('what is asked as of an event is never from before it, however close together things happen', async () => {
  const editor = browserAt(door, door.publicOrigin);
  await editor.signIn('sysadm01');
  const heard = await listen();
  const written = await editor.ask('POST', '/rubicore/core/v1/post', {
    ...{ type: 'alert', status: 'publish', title: 'Först', excerpt: '', nodeIds: [1] },
    publishedDate: new Date(Date.now() - 1000).toISOString(),
  });
  const { id } = (await written.json()) as { id: number };
  const isOn = () =>
    received(heard, 'alerts')
      .at(-1)
      ?.alerts.some((alert) => alert.id === id);
  await expect.poll(isOn).toBe(true);
  for (const title of ['Sedan', 'Sist']) {
    const before = received(heard, 'alerts').length;
    await editor.ask('PUT', `/rubicore/core/v1/post/${id}`, { title });
    await vi.waitUntil(() => received(heard, 'alerts').length > before, { interval: 5 });
    const last = received(heard, 'alerts').at(-1);
    expect((await alertsAsOf(last?.event ?? '')).map((post) => alertNotice(alertSummary(post)))).toEqual(
      last?.alerts,
    );
    expect((await alertsAsOf(last?.event ?? '')).map((alert) => alert.title)).toContain(title);
  }
  await editor.ask('PUT', `/rubicore/core/v1/post/${id}`, { status: 'draft' });
  await expect.poll(isOn, { timeout: 1000 }).toBe(false);
});

async function alertsAsOf(event: string): Promise<Post[]> {
  const answer = await door.get(
    `/rubicore/core/v1/post?perPage=100&sort=publishedDate+DESC&type=alert&asOf=${event}`,
  );
  return ((await answer.json()) as unknown[]).map((row) => decodePost(row) as Post);
}

it('a stream of somebody who is signed in ends soon after they have signed out elsewhere', async () => {
  const browser = browserAt(door, door.publicOrigin);
  await browser.signIn('annexe01');
  const heard = await listen({ cookie: `sid=${browser.cookies.get('sid')}` });
  await vi.waitUntil(() => heard.text.includes('retry:'));
  await browser.post('/bff/logout');
  await expect.poll(() => heard.hasEnded, { timeout: 6000 }).toBe(true);
  expect(heard.text).toContain('event: signed-out');
});
