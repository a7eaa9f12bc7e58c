import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestServer } from '../test-server.fixtures.ts';

const INTRANET = 'https://intranet.example.org';
const alert = {
  id: 7,
  type: 'alert',
  slug: 'rok',
  title: 'Rök',
  excerpt: 'Gå inomhus',
  status: 'publish',
  publishedDate: '2026-11-20T12:20:00Z',
};

let upstream: PlainRubicore;

beforeAll(async () => {
  upstream = await startPlainRubicore();
});
afterEach(() => upstream.intercept(null));
afterAll(() => upstream.close());

function upstreamLists(posts: unknown[]): void {
  upstream.intercept((request, response) => {
    if (request.url?.startsWith('/rubicore/core/v1/post?') !== true) return false;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(posts));
    return true;
  });
}

it('what robots are sent on the intranet is kept by nobody else', async () => {
  const door = await startTestServer(upstream.origin, undefined, 60_000, {
    INTRANET_ORIGIN: INTRANET,
    SECURITY_CONTACT: 'sakerhet@norran.example.se',
  });
  for (const path of ['/robots.txt', '/.well-known/security.txt']) {
    const { headers } = await door.getAs(INTRANET)(path);
    expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store']);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect((await door.get(path)).headers.get('cache-control')).toBe('public, max-age=3600');
  }
  await door.close();
});

it('a document is not sent again to anyone who has it, however its tag was rewritten on the way', async () => {
  const door = await startTestServer(upstream.origin, undefined, 60_000);
  const etag = (await door.get('/sitemap.xml')).headers.get('etag') ?? '';
  const statusOf = async (tags: string) =>
    (await door.get('/sitemap.xml', { headers: { 'if-none-match': tags } })).status;
  expect(await statusOf(`W/${etag}`)).toBe(304);
  expect(await statusOf(`"another", ${etag}`)).toBe(304);
  expect(await statusOf('"another"')).toBe(200);
  await door.close();
});

it('a post whose address cannot be written takes no other with it', async () => {
  upstreamLists([{ ...alert, id: 8, slug: 'rok-\ud800' }, alert]);
  const door = await startTestServer(upstream.origin);
  for (const path of ['/sitemap.xml', '/feeds/krisinformation.atom', '/feeds/krisinformation.cap.xml']) {
    const answer = await door.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).toMatch(/\/krisinformation\/rok[<"]/);
  }
  await door.close();
});

it('a crisis leaves the feeds when it ends, also while the content API is away', async () => {
  let ends = Number.NaN;
  const passing = await startPlainRubicore();
  passing.intercept((request, response) => {
    if (request.url?.startsWith('/rubicore/core/v1/post?') !== true) return false;
    const rows = [{ ...alert, unpublishedDate: new Date(ends).toISOString() }];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
    return true;
  });
  const door = await startTestServer(passing.origin, undefined, 60_000);
  ends = Date.now() + 1500;
  const entries = async (path: string) => (await (await door.get(path)).text()).split('<entry>').length - 1;
  const paths = ['/feeds/krisinformation.atom', '/feeds/krisinformation.cap.xml'];
  for (const path of paths) expect(await entries(path)).toBe(1);
  await passing.close();
  await new Promise((resolve) => setTimeout(resolve, ends - Date.now() + 50));
  for (const path of paths) expect(await entries(path)).toBe(0);
  await door.close();
});
