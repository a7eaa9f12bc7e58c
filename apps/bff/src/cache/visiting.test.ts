import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderRequest, RenderResult } from '@brandpost/render-contract';
import { createClient } from '@brandpost/rubicore-api';
import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainPages, startTestServer } from '../test-server.fixtures.ts';

const LIST = '/rubicore/core/v1/post?type=news&perPage=5';

let upstream: PlainRubicore;
const open: (() => Promise<void> | void)[] = [];

beforeEach(async () => {
  upstream = await startPlainRubicore();
  open.push(() => upstream.close());
});
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function doorTo(
  origin: string,
  ...rest: Parameters<typeof startTestServer> extends [string, ...infer R] ? R : never
) {
  const door = await startTestServer(origin, ...rest);
  open.push(() => door.close());
  return door;
}

/** A page of the news, or of what went wrong. */
async function newsPage({ transport }: RenderRequest): Promise<RenderResult> {
  const inline = { inlineStyles: [], inlineScripts: [] };
  try {
    const news = await createClient(transport).call('listPosts', { query: { type: 'news', perPage: 5 } });
    return { kind: 'page', status: 200, html: news.map(({ title }) => title).join(), ...inline };
  } catch (error) {
    const { status } = error as { status: number };
    if (status === 503) return { kind: 'redirect', status: 302, location: '/maintenance' };
    return { kind: 'page', status, html: 'Något gick fel', ...inline };
  }
}

const saying =
  (status: number): Parameters<PlainRubicore['intercept']>[0] =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    return true;
  };

const asked = (path: string) => upstream.requests.filter(({ url }) => url.startsWith(path)).length;

describe('a crowd', () => {
  it('that asks for what nobody has asked for costs one call', async () => {
    const door = await doorTo(upstream.origin, undefined, 60_000);
    const answers = await Promise.all(Array.from({ length: 150 }, () => door.get(LIST)));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(asked(LIST)).toBe(1);
  });

  it('of those who ask for a page renders it once, of one call', async () => {
    const door = await doorTo(upstream.origin, plainPages(newsPage), 60_000);
    await Promise.all(Array.from({ length: 150 }, () => door.get('/nyheter')));
    expect(upstream.requests).toHaveLength(1);
  });
});

describe('after something was written', () => {
  let renders = 0;
  const counted = plainPages(async (request) => {
    renders += 1;
    return await newsPage(request);
  });
  const saysOfNews = (status: number, title: string) =>
    upstream.intercept((request, response) => {
      if (!request.url?.startsWith('/rubicore/core/v1/post')) return false;
      const posts = [{ id: 1, type: 'news', slug: 'a', title, unpublishedDate: null }];
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status === 200 ? posts : {}));
      return true;
    });
  beforeEach(() => {
    renders = 0;
  });

  it('a page that shows nothing of it is not rendered again, though upstream is asked', async () => {
    const door = await doorTo(upstream.origin, counted, 60_000);
    const page = await door.get('/');
    upstream.requests.length = 0;
    for (let write = 0; write < 5; write += 1) {
      door.caches.purge('1');
      const again = await door.get('/');
      expect([again.status, again.headers.get('etag')]).toEqual([200, page.headers.get('etag')]);
    }
    expect(renders).toBe(1);
    expect(upstream.requests).toHaveLength(5);
  });

  it('a page that shows something of it is rendered again', async () => {
    const door = await doorTo(upstream.origin, counted, 60_000);
    saysOfNews(200, 'Först');
    expect(await (await door.get('/')).text()).toBe('Först');
    saysOfNews(200, 'Sedan');
    door.caches.purge('1');
    expect(await (await door.get('/')).text()).toBe('Sedan');
  });

  it('a page that lacked something is rendered again', async () => {
    const door = await doorTo(upstream.origin, counted, 60_000);
    saysOfNews(404, '');
    expect((await door.get('/')).status).toBe(404);
    saysOfNews(200, 'Här');
    door.caches.purge('1');
    expect(await (await door.get('/')).text()).toBe('Här');
  });
});

describe.each([500, 503])('while upstream says %i', (status) => {
  it('pages and lists are shown as they were, and upstream is asked once a second', async () => {
    const door = await doorTo(upstream.origin, plainPages(newsPage), null);
    const [list, page] = [await (await door.get(LIST)).text(), await (await door.get('/')).text()];
    upstream.intercept(saying(status));
    await new Promise((resolve) => setTimeout(resolve, 1300));
    upstream.requests.length = 0;
    for (let round = 0; round < 20; round += 1) {
      const [again, shown] = [await door.get(LIST), await door.get('/')];
      expect([again.status, await again.text()]).toEqual([200, list]);
      expect([shown.status, await shown.text()]).toEqual([200, page]);
    }
    expect(asked('/rubicore/core/v1/post')).toBeLessThanOrEqual(2);
    expect(Number((await door.get(LIST)).headers.get('age'))).toBeGreaterThanOrEqual(1);
  });

  it('a page that nobody has seen before says so, and is kept by nobody', async () => {
    const door = await doorTo(upstream.origin, plainPages(newsPage), null);
    upstream.intercept(saying(status));
    const answer = await door.get('/');
    expect(answer.status).toBe(status === 503 ? 302 : status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('retry-after')).toBe('2');
  });
});

it('a service that starts while upstream is away shows pages and lists as the one before it did', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'brandpost-visiting-'));
  open.push(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const before = await startTestServer(upstream.origin, plainPages(newsPage), null, { DATA_DIR });
  const [list, page] = [await (await before.get(LIST)).text(), await (await before.get('/')).text()];
  await before.close();
  await upstream.close();
  const after = await doorTo(upstream.origin, plainPages(newsPage), null, { DATA_DIR });
  const [again, shown] = [await after.get(LIST), await after.get('/')];
  expect([again.status, await again.text()]).toEqual([200, list]);
  expect([shown.status, await shown.text()]).toEqual([200, page]);
});

it('a post that has ended disappears from lists and pages while upstream is away', async () => {
  const posts = [
    {
      id: 1,
      type: 'news',
      slug: 'a',
      title: 'Slut',
      publishedDate: '2026-01-01T00:00:00Z',
      unpublishedDate: '',
    },
    {
      id: 2,
      type: 'news',
      slug: 'b',
      title: 'Kvar',
      publishedDate: '2026-01-01T00:00:00Z',
      unpublishedDate: null,
    },
  ];
  const door = await doorTo(upstream.origin, plainPages(newsPage), null);
  const endsMs = Date.now() + 700;
  upstream.intercept((request, response) => {
    if (!request.url?.startsWith('/rubicore/core/v1/post')) return false;
    const ending = { ...posts[0], unpublishedDate: new Date(endsMs).toISOString() };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([ending, posts[1]]));
    return true;
  });
  expect(await (await door.get('/')).text()).toBe('Slut,Kvar');
  expect(await (await door.get(LIST)).text()).toContain('Slut');
  await upstream.close();
  await new Promise((resolve) => setTimeout(resolve, endsMs - Date.now() + 10));
  expect(await (await door.get('/')).text()).toBe('Kvar');
  const list = await door.get(LIST);
  expect([
    await list.text().then((text) => text.includes('Slut')),
    list.headers.get('x-pagination-total'),
  ]).toEqual([false, '1']);
});

describe('an answer that visitors share', () => {
  it('is not sent again to a browser that has it, and is another for anyone who may be signed in', async () => {
    const door = await doorTo(upstream.origin, undefined, null);
    const first = await door.get(LIST);
    expect(first.headers.get('vary')).toContain('cookie');
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=2,/);
    const etag = first.headers.get('etag') ?? '';
    const again = await door.get(LIST, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await door.get('/rubicore/core/v1/link', { headers: { 'if-none-match': etag } });
    expect([other.status, other.headers.get('etag') === etag]).toEqual([200, false]);
  });

  it('is given before it is found out whether there is a newer one, where that takes long', async () => {
    const door = await doorTo(upstream.origin, undefined, null);
    await door.get(LIST);
    upstream.intercept(() => true);
    await new Promise((resolve) => setTimeout(resolve, 1300));
    const asking = Array.from({ length: 50 }, () => door.get(LIST));
    expect((await Promise.all(asking)).map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(asked(LIST)).toBe(2);
    await upstream.close();
  });
});
