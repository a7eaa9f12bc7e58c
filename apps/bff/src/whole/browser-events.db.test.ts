import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenDoor } from '../open-door.fixtures.ts';
import { browserAt } from '../sign-in/browser.fixtures.ts';
import { startWholeService, type WholeService } from './whole-service.fixtures.ts';

let service: WholeService;
let door: OpenDoor;
beforeAll(async () => {
  service = await startWholeService();
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

it('open pages are told within a second that a crisis alert has come, and nothing of what stands in it', async () => {
  const editor = browserAt(door, door.publicOrigin);
  await editor.signIn('sysadm01');
  const heard = await listen();
  expect(heard.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(heard.answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  await vi.waitUntil(() => /retry: \d+/.test(heard.text));
  const post = {
    excerpt: 'Stäng fönster.',
    status: 'publish',
    nodeIds: [1],
    publishedDate: new Date(Date.now() - 1000).toISOString(),
  };
  await editor.ask('POST', '/rubicore/core/v1/post', { ...post, type: 'news', title: 'Hemlig nyhet' });
  await expect.poll(() => heard.text, { timeout: 1000 }).toContain('event: content');
  expect(heard.text).not.toContain('event: alerts');
  await editor.ask('POST', '/rubicore/core/v1/post', { ...post, type: 'alert', title: 'Rök över staden' });
  await expect.poll(() => heard.text, { timeout: 1000 }).toContain('event: alerts');
  expect(heard.text).not.toMatch(/Rök|Hemlig/);
});

it('a stream of somebody who is signed in ends soon after they have signed out elsewhere', async () => {
  const browser = browserAt(door, door.publicOrigin);
  await browser.signIn('annexe01');
  const heard = await listen({ cookie: `sid=${browser.cookies.get('sid')}` });
  await vi.waitUntil(() => heard.text.includes('retry:'));
  await browser.post('/bff/logout');
  await expect.poll(() => heard.hasEnded, { timeout: 6000 }).toBe(true);
  expect(heard.text).toContain('event: signed-out');
});
