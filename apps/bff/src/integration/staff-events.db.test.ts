import { setTimeout as wait } from 'node:timers/promises';
import { emptyAlertDetails } from '@brandpost/domain';
import { startOwnPostgres } from '@brandpost/test-support';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserAt, type TestBrowser } from '../sign-in/browser.fixtures.ts';
import type { TestServer } from '../test-server.fixtures.ts';
import { type IntegrationService, startIntegrationService } from './integration-service.fixtures.ts';

/** Within so long a page that is open has to know. */
const SOON_MS = 1500;
const ALERTS = '/rubicore/core/v1/post?type=alert&sort=publishedDate+DESC&perPage=100';
/** Groups of the demo service. */
const NORRAMO = 2;

let service: IntegrationService;
let door: TestServer;
/** Another BFF in front of the same content API. */
let other: TestServer;
let editor: TestBrowser;
const drill = { ...emptyAlertDetails(), isDrill: true };
const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

beforeAll(async () => {
  service = await startIntegrationService();
  door = await service.openAnother();
  other = await service.openAnother();
  await vi.waitUntil(() => door.isFollowing() && other.isFollowing(), { timeout: 10_000 });
  editor = await signedIn(door, 'sysadm01');
});
afterAll(async () => {
  await door?.close();
  await other?.close();
  await service?.close();
});

// What the test before has taken away is hinted at too.
beforeEach(() => wait(500));

async function signedIn(at: TestServer, username: string): Promise<TestBrowser> {
  const browser = browserAt(at, at.publicOrigin);
  await browser.signIn(username);
  return browser;
}

/** A page that is open: everything it is sent until it is closed. */
async function open(at: TestServer, browser?: TestBrowser, query = '') {
  const gone = new AbortController();
  const headers = browser === undefined ? {} : { cookie: `sid=${browser.cookies.get('sid')}` };
  const answer = await at.get(`/bff/events${query}`, { headers, signal: gone.signal });
  const page = { text: '', hasEnded: false, close: () => gone.abort() };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) page.text += decoder.decode(bytes as Uint8Array);
    page.hasEnded = true;
  })().catch(() => undefined);
  await vi.waitUntil(() => page.text.includes('event: alerts'), { timeout: 5000 });
  return page;
}

const hintsIn = ({ text }: { text: string }) => text.match(/^data: {"isUrgent":true}$/gm)?.length ?? 0;

async function write(
  method: 'POST' | 'PUT' | 'DELETE',
  id: number | null,
  body?: object,
  by = editor,
): Promise<number> {
  const answer = await by.ask(method, `/rubicore/core/v1/post${id === null ? '' : `/${id}`}`, body);
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return ((await answer.json()) as { id: number }).id;
}
const publish = (body: object, by = editor) => {
  const alert = {
    ...{ type: 'alert', status: 'publish', title: 'Rök', excerpt: 'Gå in.', nodeIds: [1], content: [] },
    ...{ publishedDate: inMinutes(-1), unpublishedDate: inMinutes(60) },
  };
  return write('POST', null, { ...alert, ...body }, by);
};
async function remove(id: number): Promise<void> {
  await write('DELETE', id);
  await write('DELETE', id);
}
async function idsFor(browser: TestBrowser): Promise<number[]> {
  const answer = await browser.ask('GET', ALERTS);
  return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
}

it('an exercise that is published, changed and over is known at once to the pages of staff at every BFF', async () => {
  const pages = [
    await open(door, await signedIn(door, 'davdem01')),
    await open(other, await signedIn(other, 'farpah01')),
  ];
  const visitors = [await open(door), await open(other)];
  // Those that were opened just after a hint are sent it again.
  const before = pages.map(hintsIn);
  const texts = visitors.map(({ text }) => text);
  let id = 0;
  for (const [index, work] of [
    async () => {
      id = await publish({ title: 'Övning Uggla', alert: drill });
    },
    () => write('PUT', id, { title: 'Övning Uggla, nu med rök' }),
    () => write('PUT', id, { unpublishedDate: new Date(Date.now() + 700).toISOString() }),
    // The end itself, which the clock brings.
    async () => {},
  ].entries()) {
    await work();
    await expect
      .poll(() => pages.map((page, at) => hintsIn(page) - (before[at] ?? 0)), {
        timeout: SOON_MS,
        interval: 5,
      })
      .toEqual([index + 1, index + 1]);
  }
  expect(visitors.map(({ text }) => text)).toEqual(texts);
  await remove(id);
  for (const page of [...pages, ...visitors]) page.close();
});

it('an alert for a group is shown to its members alone, whose pages and others are sent the same', async () => {
  const [member, outsider, visitor] = [
    await signedIn(door, 'davdem01'),
    await signedIn(door, 'farpah01'),
    browserAt(door, door.publicOrigin),
  ];
  const pages = [await open(door, member), await open(door, outsider), await open(door)];
  const before = pages.map(({ text }) => text.length);
  const id = await publish({ title: 'Vattnet på stationen', nodeIds: [NORRAMO] });
  const added = () => pages.map(({ text }, at) => text.slice(before[at]));
  await expect.poll(() => added().map((text) => hintsIn({ text })), { timeout: SOON_MS }).toEqual([1, 1, 0]);
  const [toMember = '', toOutsider = '', toVisitor] = added();
  expect(toOutsider).toBe(toMember);
  expect(toMember).toMatch(/^id: \w+-\d+\nevent: content\ndata: {"isUrgent":true}\n\n$/);
  expect(toVisitor).toBe('');
  expect(await idsFor(member)).toContain(id);
  expect(await idsFor(outsider)).not.toContain(id);
  expect(await idsFor(visitor)).not.toContain(id);
  await remove(id);
  for (const page of pages) page.close();
});

it('anyone who has signed out is sent no hint any more, and their stream ends', async () => {
  const browser = await signedIn(door, 'davdem01');
  const page = await open(door, browser);
  await browser.post('/bff/logout');
  const before = page.text;
  const id = await publish({ alert: drill });
  await expect.poll(() => page.hasEnded, { timeout: SOON_MS }).toBe(true);
  expect(page.text.slice(before.length)).toBe('event: signed-out\ndata: {}\n\n');
  await remove(id);
});

it('what is read on one device reaches the others of its owner, and nobody else', async () => {
  const [here, elsewhere] = [await signedIn(door, 'davdem01'), await signedIn(other, 'davdem01')];
  const somebody = await signedIn(door, 'elimal01');
  const pages = [await open(door, here), await open(other, elsewhere), await open(door, somebody)];
  const before = pages.map(({ text }) => text.length);
  const answer = await here.ask('POST', '/rubicore/core/v1/user/5/read', { list: 'read_post', values: [1] });
  expect(answer.ok, await answer.text()).toBe(true);
  const added = () => pages.map(({ text }, at) => hintsIn({ text: text.slice(before[at]) }));
  await expect.poll(added, { timeout: SOON_MS }).toEqual([0, 1, 0]);
  await wait(300);
  expect(added()).toEqual([0, 1, 0]);
  for (const page of pages) page.close();
});

it('nobody follows the API’s own events through the BFF, with whatever they send', async () => {
  const own = { accept: 'text/event-stream', origin: door.publicOrigin, 'x-csrf': '1' };
  const headers = { ...own, 'x-staff-events-token': 'the-token-of-the-bff-of-the-test' };
  const cookie = `sid=${editor.cookies.get('sid')}`;
  for (const sent of [headers, { ...headers, cookie }]) {
    const answer = await door.get('/rubicore/core/v1/event', { headers: sent });
    expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('ready')]);
  }
});

it('an exercise that is published through one content API is known to pages behind another on the same database', async () => {
  const postgres = await startOwnPostgres();
  const behind: IntegrationService[] = [];
  try {
    for (const _ of ['one', 'another'])
      behind.push(await startIntegrationService({ DATABASE_URL: postgres.url.href }));
    const [one, another] = behind.map((each) => each.door) as [TestServer, TestServer];
    await vi.waitUntil(() => one.isFollowing() && another.isFollowing(), { timeout: 10_000 });
    const page = await open(another, await signedIn(another, 'davdem01'));
    const visitor = await open(another);
    const before = [hintsIn(page), visitor.text];
    await publish({ title: 'Övning på två', alert: drill }, await signedIn(one, 'sysadm01'));
    await expect.poll(() => hintsIn(page), { timeout: SOON_MS }).toBe(Number(before[0]) + 1);
    expect(visitor.text).toBe(before[1]);
    for (const opened of [page, visitor]) opened.close();
  } finally {
    for (const each of behind) await each.close();
    await postgres.remove();
  }
}, 180_000);

/** What a visitor can learn by the stream, by asking in its place, and by opening it again: every byte of it. */
async function everyByteOfAVisitor(work: () => Promise<unknown>): Promise<string[]> {
  const page = await open(door);
  const lastId = [...page.text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '';
  const polls: string[] = [];
  const isOver = { now: false };
  const polling = (async () => {
    while (!isOver.now) {
      polls.push(await poll());
      await wait(100);
    }
  })();
  await work();
  await wait(1000);
  isOver.now = true;
  await polling;
  const again = await open(door, undefined, `?lastEventId=${lastId}`);
  await wait(100);
  for (const opened of [page, again]) opened.close();
  const steady = (text: string) =>
    text.replaceAll(/^retry: \d+$/gm, '').replaceAll('event: heartbeat\ndata: {}\n\n', '');
  return [...new Set([steady(page.text), steady(again.text), ...polls])];
}

/**
 * An answer to a visitor who has no stream, as it comes over the wire, but for the time of day and what follows from it:
 * for how long it may be kept, and whether it was asked for just then, which spells the names of headers in another way.
 */
async function poll(): Promise<string> {
  const { host } = new URL(door.publicOrigin);
  const answer = await door.raw(
    `GET ${ALERTS} HTTP/1.1\r\nHost: ${host}\r\nAccept: application/json\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const headers = head
    .split('\r\n')
    .map((line) => line.toLowerCase().replace(/s-maxage=\d+/, 's-maxage='))
    .filter((line) => !/^(?:date|age|x-request-id|keep-alive): /.test(line));
  return [...headers.toSorted(), ...body].join('\n');
}

const TIMES = Number(process.env.TEST_TIMES ?? 1);

describe('what happens unseen', () => {
  const inSeconds = (count: number) => new Date(Date.now() + count * 1000).toISOString();
  /** As they are made: some begin, or end, by the clock soon afterwards. */
  const kinds = () => [
    { alert: drill },
    { nodeIds: [NORRAMO] },
    { status: 'draft' },
    { status: 'draft', alert: drill },
    { type: 'info', title: 'Till alla anställda' },
    { nodeIds: [NORRAMO], unpublishedDate: inSeconds(4) },
    { alert: drill, publishedDate: inSeconds(2) },
  ];

  it.each(Array.from({ length: TIMES }, (_, round) => [round]))(
    'moves no byte of what visitors are sent, in whatever order it happens (%i)',
    async () => {
      const staff = await open(door, await signedIn(door, 'davdem01'));
      const quiet = await everyByteOfAVisitor(() => wait(2000));
      const askedAnew = () => door.caches.answers.metrics().made;
      const before = { hints: hintsIn(staff), askedAnew: askedAnew() };
      const left: number[] = [];
      const busy = await everyByteOfAVisitor(async () => {
        for (let step = 0; step < 25; step += 1) {
          const [pick, id] = [Math.random(), left[Math.floor(Math.random() * left.length)]];
          const kind = kinds()[Math.floor(Math.random() * kinds().length)] ?? {};
          if (id === undefined || pick < 0.4) left.push(await publish({ title: `Osedd ${step}`, ...kind }));
          else if (pick < 0.8) await write('PUT', id, { title: `Ändrad ${step}` });
          else {
            await remove(id);
            left.splice(left.indexOf(id), 1);
          }
          await wait(Math.random() * 150);
        }
        for (const id of left) await remove(id);
      });
      expect(busy).toEqual(quiet);
      // One that is asked for anew takes longer: it may have become old meanwhile, and for no other reason.
      expect(askedAnew() - before.askedAnew).toBeLessThanOrEqual(1);
      expect(quiet.join('')).toContain('event: alerts');
      expect(hintsIn(staff), 'and staff were told meanwhile').toBeGreaterThan(before.hints);
      staff.close();
    },
    120_000,
  );
});
