import { setTimeout as wait } from 'node:timers/promises';
import { it, type TestContext } from 'vitest';
import { createFeed } from './ask-feed.ts';
import { followFeed } from './follow-feed.ts';
import { type Answering, json, startSender } from './hostile-feeds.fixtures.ts';
import { followHints } from './open-external-messages.ts';

// They wait for the pace of a feed, which is seconds: all at once.

async function following(
  { onTestFinished }: TestContext,
  answer: Answering,
  { everyMs = 60_000, isNew = true } = {},
) {
  const sender = await startSender(answer);
  onTestFinished(sender.close);
  const seen = { taken: [] as string[], answers: 0, failures: [] as string[] };
  const feed = followFeed(createFeed(`${sender.origin}/alerts`, { maxBytes: 1000 }), {
    everyMs,
    async take(text) {
      JSON.parse(text);
      seen.taken.push(text);
      return isNew;
    },
    onAnswer: () => {
      seen.answers += 1;
    },
    onFailure: (error) => seen.failures.push(String(error)),
  });
  onTestFinished(feed.close);
  return { sender, seen, feed };
}

it.concurrent('asks at once, then at its pace, and sooner when there is a hint, though never twice in three seconds', async (context) => {
  const { expect } = context;
  const { sender, feed } = await following(context, json('{}'));
  await expect.poll(() => sender.asked.length).toBe(1);
  await wait(3200);
  const hintedMs = performance.now();
  for (let times = 0; times < 1000; times += 1) feed.hint();
  await expect.poll(() => sender.asked.length, { interval: 20 }).toBe(2);
  expect(performance.now() - hintedMs).toBeLessThan(1000);
  feed.hint();
  await wait(2000);
  expect(sender.asked).toHaveLength(2);
  await expect.poll(() => sender.asked.length, { timeout: 3000 }).toBe(3);
}, 15_000);

it.concurrent('asks once more after a hint that brought nothing new, since the hint may be ahead of the answer', async (context) => {
  const { expect } = context;
  const { sender, feed } = await following(context, json('{}'), { isNew: false });
  await expect.poll(() => sender.asked.length).toBe(1);
  await wait(3200);
  feed.hint();
  await expect.poll(() => sender.asked.length).toBe(2);
  await expect.poll(() => sender.asked.length, { timeout: 5500 }).toBe(3);
  await wait(4500);
  expect(sender.asked).toHaveLength(3);
}, 20_000);

it.concurrent('leaves a sender alone that wants to rest, also when there are hints', async (context) => {
  const { expect } = context;
  const { sender, seen, feed } = await following(
    context,
    (_, response) => void response.writeHead(429, { 'retry-after': '6' }).end(),
  );
  await expect.poll(() => seen.failures).toEqual(['FeedError: The address answers 429.']);
  const refusedMs = performance.now();
  feed.hint();
  await expect.poll(() => sender.asked.length, { timeout: 10_000 }).toBe(2);
  expect(performance.now() - refusedMs).toBeGreaterThan(5500);
}, 15_000);

it.concurrent('what cannot be read is a failure, and is asked for again in full', async (context) => {
  const { expect } = context;
  const { sender, seen, feed } = await following(context, json('<html>', { etag: '"1"' }));
  await expect.poll(() => seen.failures.length).toBe(1);
  sender.answer = json('{}', { etag: '"1"' });
  feed.hint();
  await expect.poll(() => seen.answers, { timeout: 5000 }).toBe(1);
  expect(sender.asked.at(-1)?.headers['if-none-match']).toBeUndefined();
}, 10_000);

it.concurrent('ends at once, also while it waits for an answer', async (context) => {
  const { expect } = context;
  const { sender, seen, feed } = await following(context, () => {});
  await expect.poll(() => sender.asked.length).toBe(1);
  const startMs = performance.now();
  await feed.close();
  expect(performance.now() - startMs).toBeLessThan(500);
  expect(seen.failures).toEqual([]);
});

async function hinting({ onTestFinished }: TestContext, answer: Answering) {
  const sender = await startSender(answer);
  onTestFinished(sender.close);
  const seen = { hints: 0 };
  const hints = followHints(`${sender.origin}/subscribe`, () => {
    seen.hints += 1;
  });
  onTestFinished(hints.close);
  return { sender, seen, hints };
}

it.concurrent('every event of a stream is a hint, whatever it says, and so is that the stream has begun', async (context) => {
  const { expect } = context;
  const { seen } = await hinting(context, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': still here\n\n');
    response.write('data: {"message":"new"}\n\nevent: other\ndata: <nonsense\n\n');
  });
  await expect.poll(() => seen.hints).toBe(3);
});

it.concurrent('a stream that was ended is taken up again after five seconds', async (context) => {
  const { expect } = context;
  const { sender, seen } = await hinting(
    context,
    (_, response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(': \n\n'),
  );
  await expect.poll(() => sender.asked.length).toBe(1);
  await wait(4000);
  expect(sender.asked).toHaveLength(1);
  await expect.poll(() => sender.asked.length, { timeout: 5000 }).toBe(2);
  await expect.poll(() => seen.hints).toBe(2);
}, 15_000);

it.concurrent('an event without an end is not read to its end', async (context) => {
  const { expect } = context;
  let sent = 0;
  let isClosed = false;
  const { seen } = await hinting(context, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.on('close', () => {
      isClosed = true;
    });
    const more = () => {
      if (isClosed || sent > 50_000_000) return;
      sent += 10_000;
      response.write('data: '.padEnd(10_000, 'x'));
      setImmediate(more);
    };
    more();
  });
  await expect.poll(() => isClosed, { timeout: 5000 }).toBe(true);
  expect(sent).toBeLessThan(20_000_000);
  expect(seen.hints, 'only that it has begun').toBe(1);
});

it.concurrent.for([
  [
    'leads elsewhere',
    (_, response) => void response.writeHead(302, { location: 'https://example.se/' }).end(),
  ],
  [
    'is a page',
    (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('data: x\n\n'),
  ],
  ['is not there', (_, response) => void response.writeHead(404).end()],
] satisfies [string, Answering][])('a stream that %s hints at nothing', async ([_, answer], context) => {
  const { expect } = context;
  const { sender, seen } = await hinting(context, answer);
  await expect.poll(() => sender.asked.length).toBe(1);
  await wait(300);
  expect(seen.hints).toBe(0);
});
