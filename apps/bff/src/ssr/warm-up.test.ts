import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainPages, startTestServer, type TestServer } from '../test-server.fixtures.ts';

let upstream: PlainRubicore;
let door: TestServer;
let rendered: string[];

beforeEach(async () => {
  upstream = await startPlainRubicore();
  rendered = [];
  const pages = plainPages(async ({ url, hasAcceptedCookies }) => {
    rendered.push(`${url} ${hasAcceptedCookies}`);
    return { kind: 'page', status: 200, html: url, inlineStyles: [], inlineScripts: [] };
  });
  door = await startTestServer(upstream.origin, pages, 60_000);
});
afterEach(async () => {
  await door.close();
  await upstream.close();
});

it('renders what everybody comes for before anybody does, for those with and without accepted cookies', async () => {
  door.warmUp();
  await expect.poll(() => rendered).toContain('/krisinformation true');
  await expect.poll(() => rendered).toContain('/nyheter false');
  await expect.poll(() => rendered.some((page) => page.startsWith('/krisinformation/'))).toBe(true);
  expect(await (await door.get('/')).text()).toBe('/');
  expect(rendered.filter((page) => page === '/ false')).toHaveLength(1);
});

it('asks for it again after a purge, once for many that come together', async () => {
  door.warmUp();
  await expect.poll(() => rendered).toContain('/nyheter false');
  const alerts = () => upstream.requests.filter(({ url }) => url.includes('type=alert')).length;
  const before = alerts();
  for (let purge = 0; purge < 20; purge += 1) door.caches.purge();
  await expect.poll(alerts).toBe(before + 1);
});

it('asks anew for what tells of a post that was written, and shows it no more when it has been taken back', async () => {
  const [first] = (await (await door.get('/rubicore/core/v1/post?type=news&perPage=2')).json()) as {
    id: number;
    slug: string;
  }[];
  const address = `/rubicore/core/v1/post/${first?.slug}`;
  await door.get(address);
  door.warmUp();
  await expect.poll(() => rendered).toContain('/nyheter false');
  upstream.intercept((request, response) => {
    if (request.url !== address) return false;
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Finns inte."}');
    return true;
  });
  upstream.requests.length = 0;
  door.caches.purge(String(first?.id));
  await expect.poll(() => upstream.requests.map(({ url }) => url)).toContain(address);
  expect((await door.get(address)).status).toBe(404);
});

it('tries again until there is somebody who answers', async () => {
  upstream.intercept((_, response) => {
    response.writeHead(500).end();
    return true;
  });
  door.warmUp();
  await expect.poll(() => upstream.requests.length).toBeGreaterThan(0);
  expect(rendered).toEqual([]);
  upstream.intercept(null);
  await expect.poll(() => rendered, { timeout: 5000 }).toContain('/ true');
});
