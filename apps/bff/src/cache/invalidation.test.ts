import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';

const LIST = '/rubicore/core/v1/post?type=news';
const POST = '/rubicore/core/v1/post/en-nyhet';
const POST_17 = '/rubicore/core/v1/post/17';
const NEWS = { id: 17, slug: 'en-nyhet', title: 'En nyhet', publishedDate: null, unpublishedDate: null };

let server: Server;
let door: TestServer;
let streams: ServerResponse[];
let asked: string[];
let rows: object[];

/** An API with one post, which tells of its changes. */
beforeEach(async () => {
  [streams, asked, rows] = [[], [], [NEWS]];
  server = createServer((request, response) => {
    if (request.url === '/rubicore/core/v1/event') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ready\ndata: {}\n\n');
      streams.push(response);
      return;
    }
    asked.push(request.url ?? '');
    const body = request.url === LIST ? rows : (rows[0] ?? { message: 'Finns inte.' });
    const status = request.url === LIST || rows.length > 0 ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  door = await startTestServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, undefined, null);
  await expect.poll(() => door.isFollowing()).toBe(true);
});
afterEach(async () => {
  await goAway();
  await door.close();
});

async function goAway(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
function announce(action: string): void {
  const data = JSON.stringify({ action, entity: 'post', entityId: String(NEWS.id) });
  streams.at(-1)?.write(`id: 1\nevent: change\ndata: ${data}\n\n`);
}
const shows = async (address: string) => (await (await door.get(address)).text()).includes(NEWS.title);
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('nobody is asked again while nothing has changed, and everybody sees a change within a second', async () => {
  expect(await shows(LIST)).toBe(true);
  await pass(1300);
  expect([await shows(LIST), asked.filter((address) => address === LIST)]).toEqual([true, [LIST]]);
  rows = [];
  announce('post.trash');
  await expect.poll(() => shows(LIST), { timeout: 1000, interval: 20 }).toBe(false);
});

it('what pages ask because of an event is asked upstream once, whatever they call the event', async () => {
  for (const query of ['&asOf=k3-1', '&asOf=k3-1.2', '&asOf=', '&asOf', '&asOf=%00%0d&asOf=2']) {
    expect([query, await shows(LIST + query)]).toEqual([query, true]);
  }
  expect(await shows(`${POST}?asOf=k3-1`)).toBe(true);
  // Alerts are asked for besides, soon after the start.
  expect(asked.filter((address) => address.includes('/post') && !address.includes('type=alert'))).toEqual([
    LIST,
    POST,
  ]);
});

it('what is written without being shown lets visitors keep what they share', async () => {
  const purged: (string | null)[] = [];
  door.caches.onPurge((id) => purged.push(id));
  const write = async (path: string) => {
    const headers = { 'content-type': 'application/json', 'x-csrf': '1', origin: door.publicOrigin };
    const { status } = await door.get(`${POST_17}${path}`, { method: 'PUT', headers, body: '{}' });
    return status;
  };
  expect([await write('/working-copy'), purged]).toEqual([200, []]);
  expect([await write(''), purged]).toEqual([200, ['17']]);
});

it('what was taken back is not shown when upstream goes away before it could be asked', async () => {
  expect([await shows(LIST), await shows(POST)]).toEqual([true, true]);
  const purged = new Promise<string | null>((resolve) => door.caches.onPurge(resolve));
  announce('post.trash');
  expect(await purged).toBe('17');
  await goAway();
  expect(await shows(LIST)).toBe(false);
  expect(await shows(POST)).toBe(false);
});

it('once changes are not announced any more, upstream is asked as if it never had been', async () => {
  expect(await shows(LIST)).toBe(true);
  for (const stream of streams) stream.destroy();
  await expect.poll(() => door.isFollowing()).toBe(false);
  rows = [];
  await pass(1300);
  await expect.poll(() => shows(LIST), { timeout: 2000 }).toBe(false);
});
