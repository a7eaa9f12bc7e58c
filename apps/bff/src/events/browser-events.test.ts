import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PageSource } from '../ssr/page-source.ts';
import { plainPages, startTestServer, type TestServer } from '../test-server.fixtures.ts';

const alert = (id: number, title: string) => ({ id, type: 'alert', slug: `kris-${id}`, title, excerpt: '' });

let server: Server;
let door: TestServer;
let changes: ServerResponse[];
let rows: object[];
let announcesChanges: boolean;
/** How long upstream takes to answer; what it answers is what it knew when it was asked. */
let answersInMs: number;

beforeEach(() => {
  [changes, rows, announcesChanges, answersInMs] = [[], [], true, 0];
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await door.close();
});

/** Opens a door to an API with alerts, and a page that listens there. */
async function anOpenPage(pages?: PageSource): Promise<Page> {
  server = createServer(async (request, response) => {
    if (request.url === '/rubicore/core/v1/event') {
      if (!announcesChanges)
        return void response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ready\ndata: {}\n\n');
      return void changes.push(response);
    }
    const body = JSON.stringify(rows);
    await wait(answersInMs);
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  door = await startTestServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, pages, null);
  if (announcesChanges) await expect.poll(() => door.isFollowing()).toBe(true);
  return openPage();
}

type Page = {
  ids: () => number[];
  changes: () => number;
  /** The names of what it was sent besides alerts and that somebody is there. */
  names: () => (string | undefined)[];
  lastId: () => string;
};

async function openPage(headers: Record<string, string> = {}, query = ''): Promise<Page> {
  const answer = await door.get(`/bff/events${query}`, { headers });
  let text = '';
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk as Uint8Array);
  })().catch(() => undefined);
  const received = () =>
    [...text.matchAll(/^event: alerts\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? ''));
  await expect.poll(() => received().length).toBe(1);
  return {
    ids: () =>
      received()
        .at(-1)
        .alerts.map(({ id }: { id: number }) => id),
    changes: () => received().length - 1,
    names: () =>
      [...text.matchAll(/^event: (.*)$/gm)]
        .map(([, name]) => name)
        .filter((name) => name !== 'alerts' && name !== 'heartbeat'),
    lastId: () => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '',
  };
}

function announce(id: number): void {
  const data = JSON.stringify({ action: 'post.update', entity: 'post', entityId: String(id) });
  changes.at(-1)?.write(`id: ${id}\nevent: change\ndata: ${data}\n\n`);
}

it('a change that upstream answers for slowly is announced when it is known, and not as the old answer', async () => {
  rows = [alert(1, 'Rök')];
  const page = await anOpenPage();
  expect(page.ids()).toEqual([1]);
  answersInMs = 1500;
  rows = [alert(2, 'Flöden'), alert(1, 'Rök')];
  announce(2);
  await expect.poll(page.ids, { timeout: 6000 }).toEqual([2, 1]);
  expect(page.changes()).toBe(1);
});

it('a second change while the first is being looked at is looked at too', async () => {
  const page = await anOpenPage();
  answersInMs = 300;
  rows = [alert(1, 'Rök')];
  announce(1);
  // Asked by then, and not yet answered.
  await wait(250);
  rows = [];
  announce(1);
  await expect.poll(page.changes, { timeout: 5000 }).toBe(2);
  expect(page.ids()).toEqual([]);
});

it('another wording of the same alert is announced', async () => {
  rows = [alert(1, 'Rök')];
  const page = await anOpenPage();
  rows = [alert(1, 'Rök – faran är över')];
  announce(1);
  await expect.poll(page.changes, { timeout: 2000 }).toBe(1);
});

it('an upstream that tells of nothing is looked at for those who listen', async () => {
  announcesChanges = false;
  const page = await anOpenPage();
  rows = [alert(1, 'Rök')];
  await expect.poll(page.ids, { timeout: 3000 }).toEqual([1]);
});

it('of seventy open pages of one address behind a proxy fifty listen', async () => {
  await anOpenPage();
  await door.close();
  door = await startTestServer(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    undefined,
    null,
    {
      TRUSTED_PROXIES: '127.0.0.0/8',
    },
  );
  const gone = new AbortController();
  const open = (address: string) =>
    door.get('/bff/events', { headers: { 'x-forwarded-for': address }, signal: gone.signal });
  const statuses = (await Promise.all(Array.from({ length: 70 }, () => open('10.1.1.1')))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await open('10.1.1.2')).status).toBe(200);
  gone.abort();
});

it('a page that was away is sent what it missed, and one that missed nothing is sent nothing', async () => {
  const page = await anOpenPage();
  const seen = page.lastId();
  expect((await openPage({ 'last-event-id': seen })).names()).toEqual([]);
  announce(7);
  await expect.poll(page.names).toEqual(['content']);
  expect((await openPage({ 'last-event-id': seen })).names()).toEqual(['content']);
  expect((await openPage({}, `?lastEventId=${seen}`)).names(), 'named by a new stream').toEqual(['content']);
  expect((await openPage({ 'last-event-id': page.lastId() })).names()).toEqual([]);
  expect((await openPage()).names(), 'a page that has just been loaded').toEqual([]);
});

/** Pages of what the API answers, that say which event they are from after. */
const PAGES_OF_EVENTS = plainPages(async ({ transport, lastEvent }) => {
  await transport('/rubicore/core/v1/post?type=news', { method: 'GET', headers: {} });
  const event = lastEvent();
  const html = `<!doctype html>${event === null ? '' : JSON.stringify({ lastEvent: event })}`;
  return { kind: 'page', status: 200, html, inlineStyles: [], inlineScripts: [] };
});
const eventOf = async (address: string) =>
  /"lastEvent":"(.*)"/.exec(await (await door.get(address)).text())?.[1];

it('a page says which event it is from after, so that its stream begins with what came since', async () => {
  const page = await anOpenPage(PAGES_OF_EVENTS);
  const seen = await eventOf('/sida/sotning');
  expect(seen).toBe(page.lastId());
  expect((await openPage({}, `?lastEventId=${seen}`)).names()).toEqual([]);
  announce(7);
  await expect.poll(page.names).toEqual(['content']);
  expect((await openPage({}, `?lastEventId=${seen}`)).names()).toEqual(['content']);
  // Also the page that was kept, and shows nothing of what was written.
  for (const path of ['/sida/brandvarnare', '/sida/sotning'])
    await expect.poll(() => eventOf(path)).toBe(page.lastId());
});

it('a page that is made of answers from before a change does not claim to be from after it', async () => {
  const page = await anOpenPage(PAGES_OF_EVENTS);
  await eventOf('/sida/sotning');
  answersInMs = 4000;
  announce(7);
  await expect.poll(page.names).toEqual(['content']);
  expect(await eventOf('/sida/brandvarnare')).toBeUndefined();
});

it('a page that comes from a server that was stopped is told that it may have missed something', async () => {
  await anOpenPage();
  expect((await openPage({ 'last-event-id': 'before-12' })).names()).toEqual(['gap']);
});

it('open pages are told when the API was away, since it may have changed meanwhile', async () => {
  const page = await anOpenPage();
  expect(page.names()).toEqual([]);
  changes.at(-1)?.destroy();
  await expect.poll(page.names, { timeout: 5000 }).toEqual(['gap']);
});
