import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { createFeed, FeedError, restIn } from './ask-feed.ts';
import { type Answering, endless, json, startSender, type TestSender } from './hostile-feeds.fixtures.ts';

const LIMITS = { maxBytes: 1024 * 1024 };
const open: TestSender[] = [];
afterEach(async () => {
  for (const sender of open.splice(0)) await sender.close();
});
async function feedOf(answer: Answering) {
  const sender = await startSender(answer);
  open.push(sender);
  const feed = createFeed(`${sender.origin}/alerts`, LIMITS);
  return { sender, feed, ask: () => feed.ask(new AbortController().signal) };
}

it('asks by name, and for what is newer than what was accepted last', async () => {
  const { sender, feed, ask } = await feedOf(
    json('{}', { etag: '"1"', 'last-modified': 'Sun, 22 Nov 2026 12:00:00 GMT' }),
  );
  expect(await ask()).toBe('{}');
  await ask();
  expect(sender.asked.at(-1)?.headers['if-none-match'], 'nothing has been accepted yet').toBeUndefined();
  feed.accept();
  sender.answer = (_, response) => void response.writeHead(304).end();
  expect(await ask()).toBeNull();
  expect(sender.asked.at(-1)?.headers).toMatchObject({
    'if-none-match': '"1"',
    'if-modified-since': 'Sun, 22 Nov 2026 12:00:00 GMT',
    'user-agent': expect.stringMatching(/^Brandpost\//),
  });
});

it('reads no more than its limit of an answer of 200 MB', async () => {
  let sent = 0;
  const { ask } = await feedOf(
    endless((bytes) => {
      sent = bytes;
    }),
  );
  await expect(ask()).rejects.toThrow('more than 1048576 bytes');
  expect(sent).toBeLessThan(20_000_000);
});

it('counts what is packed as it is when it is unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
  const { ask } = await feedOf(
    (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  );
  await expect(ask()).rejects.toThrow('more than 1048576 bytes');
});

it.concurrent.for([
  ['does not answer', () => {}],
  ['begins and goes no further', (_, response) => void response.writeHead(200).write('{')],
] satisfies [string, Answering][])(
  'gives up in time on one that %s',
  async ([_, answer], { expect, onTestFinished }) => {
    const sender = await startSender(answer);
    onTestFinished(sender.close);
    const feed = createFeed(`${sender.origin}/alerts`, LIMITS);
    const startMs = performance.now();
    await expect(feed.ask(new AbortController().signal)).rejects.toThrow('has not answered within 8000 ms');
    expect(performance.now() - startMs).toBeLessThan(10_000);
  },
);

it('goes nowhere else, whatever it is led to, and round and round on the same host for a while only', async () => {
  const elsewhere = await feedOf(json('{"alerts":[]}'));
  const { sender, ask } = await feedOf(
    (_, response) => void response.writeHead(302, { location: `${elsewhere.sender.origin}/alerts` }).end(),
  );
  await expect(ask()).rejects.toThrow('leads to another host');
  expect(elsewhere.sender.asked).toEqual([]);
  sender.answer = (_, response) => void response.writeHead(301, { location: '/alerts' }).end();
  await expect(ask()).rejects.toThrow('round and round');
  sender.answer = (_, response) => void response.writeHead(301, { location: 'http://[' }).end();
  await expect(ask()).rejects.toThrow(FeedError);
  sender.answer = ({ url }, response) =>
    url === '/alerts' ? void response.writeHead(301, { location: '/v4' }).end() : void response.end('{}');
  expect(await ask()).toBe('{}');
});

it.each([500, 503, 429, 404, 204])(
  'says that the answer is %d, and for how long it wants to rest',
  async (status) => {
    const { ask } = await feedOf(
      (_, response) => void response.writeHead(status, { 'retry-after': '120' }).end(),
    );
    await expect(ask()).rejects.toMatchObject({ message: `The address answers ${status}.`, restMs: 120_000 });
  },
);

it('a connection that breaks, letters that are none and nobody there are failures like others', async () => {
  const { sender, ask } = await feedOf((request) => request.socket.destroy());
  await expect(ask()).rejects.toThrow(FeedError);
  sender.answer = (_, response) => void response.end(Buffer.from([0x22, 0xff, 0x22]));
  await expect(ask()).rejects.toThrow(FeedError);
  await sender.close();
  open.splice(open.indexOf(sender), 1);
  await expect(ask()).rejects.toThrow(FeedError);
});

it('rests for as long as it is asked to, in seconds or until a moment, but for a quarter of an hour at the most', () => {
  const nowMs = Date.parse('2026-11-22T12:00:00Z');
  expect(restIn('30', nowMs)).toBe(30_000);
  expect(restIn('Sun, 22 Nov 2026 12:01:00 GMT', nowMs)).toBe(60_000);
  expect(restIn('Sun, 22 Nov 2020 12:01:00 GMT', nowMs)).toBe(0);
  expect(restIn('31536000', nowMs)).toBe(900_000);
  expect([restIn('soon', nowMs), restIn(null, nowMs)]).toEqual([null, null]);
});
