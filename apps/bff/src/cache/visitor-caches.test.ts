import { describe, expect, it } from 'vitest';
import { BffError, errorKinds } from '../errors.ts';
import type { Answer } from '../upstream/answer.ts';
import { newNotes } from './ask-for-visitors.ts';
import { packPage } from './rendered-page.ts';
import { createVisitorCaches } from './visitor-caches.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const POSTS = '/rubicore/core/v1/post';

function cachesAt(options: { isFollowing?: () => boolean } = {}) {
  const time = { steadyMs: NOW, dateMs: NOW };
  const pass = (ms: number) => {
    time.steadyMs += ms;
    time.dateMs += ms;
  };
  const clock = { steadyMs: () => time.steadyMs, dateMs: () => time.dateMs };
  return { caches: createVisitorCaches({ isFollowing: () => false, ...options, clock }), time, pass };
}

function answer(body: unknown): Answer {
  const headers = { 'content-type': 'application/json', 'x-pagination-total': String([body].flat().length) };
  return { status: 200, headers, body: Buffer.from(JSON.stringify(body)) };
}
const post = (id: number, unpublishedDate: string | null = null) => ({
  id,
  publishedDate: '2026-01-01T00:00:00Z',
  unpublishedDate,
});
const away = async (): Promise<never> => {
  throw new BffError(errorKinds.upstreamUnreachable);
};
const textOf = ({ value }: { value: Answer }) => value.body.toString();
const page = (html: string, notes = newNotes(), status = 200) =>
  packPage({ status, html, policy: '', notes, renderedAt: new Date(NOW) });

describe('answers', () => {
  it('lose a post that has ended while upstream is away, in lists of what goes on alone', async () => {
    const { caches, pass } = cachesAt();
    const rows = [post(1, '2026-11-21T12:05:00Z'), post(2)];
    await caches.answers.get(POSTS, async () => answer(rows));
    await caches.answers.get(`${POSTS}?includeEnded=true`, async () => answer(rows));
    await caches.answers.get(`${POSTS}/1`, async () => answer(rows[0]));
    pass(5 * 60_000);
    const given = await caches.answers.get(POSTS, away);
    expect([textOf(given).includes('"id":1'), given.value.headers['x-pagination-total']]).toEqual([
      false,
      '1',
    ]);
    expect(textOf(await caches.answers.get(`${POSTS}?includeEnded=true`, away))).toContain('"id":1');
    expect(textOf(await caches.answers.get(`${POSTS}/1`, away))).toContain('"id":1');
  });

  it('tell of no post that was written since, when upstream goes away before it could be asked', async () => {
    const { caches } = cachesAt();
    await caches.answers.get(POSTS, async () => answer([post(1), post(2)]));
    await caches.answers.get(`${POSTS}/1`, async () => answer(post(1)));
    await caches.answers.get(`${POSTS}/2`, async () => answer(post(2)));
    caches.purge('1');
    expect(JSON.parse(textOf(await caches.answers.get(POSTS, away)))).toEqual([post(2)]);
    await expect(caches.answers.get(`${POSTS}/1`, away)).rejects.toThrow();
    expect(textOf(await caches.answers.get(`${POSTS}/2`, away))).toContain('"id":2');
  });

  it('that were asked for before a post was written do not bring it back when they come after', async () => {
    const { caches, pass } = cachesAt();
    let come: (late: Answer) => void = () => undefined;
    const early = caches.answers.get(
      `${POSTS}/1`,
      () =>
        new Promise<Answer>((resolve) => {
          come = resolve;
        }),
    );
    pass(10);
    caches.purge('1');
    pass(10);
    come(answer(post(1)));
    await early;
    await expect(caches.answers.get(`${POSTS}/1`, away)).rejects.toThrow();
  });

  it('of searches are not given from before once something was written', async () => {
    const { caches } = cachesAt();
    const search = '/rubicore/core/v1/search?q=brand';
    await caches.answers.get(search, async () => answer([{ id: 1, title: 'Brand' }]));
    caches.purge('1');
    await expect(caches.answers.get(search, away)).rejects.toThrow();
  });

  it('are fresh for long only while changes are announced, also those that were made then', async () => {
    let isFollowing = true;
    const { caches, pass } = cachesAt({ isFollowing: () => isFollowing });
    await caches.answers.get(POSTS, async () => answer([post(1)]));
    pass(20_000);
    expect((await caches.answers.get(POSTS, away)).isStale).toBe(false);
    isFollowing = false;
    expect((await caches.answers.get(POSTS, async () => answer([post(2)]))).isStale).toBe(false);
    expect(textOf(await caches.answers.get(POSTS, away))).toContain('"id":2');
  });

  it('neither live for ever nor die at once when the clock of the machine is set', async () => {
    for (const stepMs of [-3_600_000, 3_600_000]) {
      const { caches, time } = cachesAt();
      await caches.answers.get(POSTS, async () => answer([post(1)]));
      time.dateMs += stepMs;
      expect((await caches.answers.get(POSTS, away)).isStale).toBe(false);
      time.steadyMs += 3000;
      expect(textOf(await caches.answers.get(POSTS, async () => answer([post(2)])))).toContain('"id":2');
    }
  });

  it('that anybody can ask for in any number push out nothing that pages are made of', async () => {
    const { caches } = cachesAt();
    const large = 'x'.repeat(1024 * 1024);
    const put = (address: string, asking: object) =>
      caches.answers.get(address, async () => answer([{ id: 1, large }]), asking);
    await put(`${POSTS}?type=news`, { isPart: true });
    for (let number = 0; number < 100; number += 1)
      await put(`${POSTS}?perPage=${number}`, { isPassing: true });
    expect((await caches.answers.get(`${POSTS}?type=news`, away)).isStale).toBe(false);
    expect(caches.answers.metrics().bytes).toBeLessThan(80 * 1024 * 1024);
  });
});

describe('pages', () => {
  it('made of something old are made again soon, and given meanwhile', async () => {
    const { caches, pass } = cachesAt({ isFollowing: () => true });
    const old = await page('gammal', { ...newNotes(), isStale: true, madeMs: NOW - 60_000 });
    await caches.pages.get('true /', async () => old);
    pass(999);
    expect((await caches.pages.get('true /', away)).isStale).toBe(false);
    pass(1);
    expect((await caches.pages.get('true /', away)).value).toBe(old);
  });

  it('that tell of something that has ended are not given, no matter who is away', async () => {
    const { caches, pass } = cachesAt({ isFollowing: () => true });
    const strip = await page('Brand i hamnen', { ...newNotes(), changesAtMs: NOW + 5000 });
    await caches.pages.get('true /', async () => strip);
    pass(5000);
    await expect(caches.pages.get('true /', away)).rejects.toThrow();
  });

  it('of addresses that lead nowhere push out none that lead somewhere', async () => {
    const { caches } = cachesAt();
    const dead = await page('x'.repeat(300_000), newNotes(), 404);
    await caches.pages.get('true /', async () => page('hem'));
    for (let number = 0; number < 500; number += 1)
      await caches.pages.get(`true /${number}`, async () => dead);
    expect((await caches.pages.get('true /', away)).isStale).toBe(false);
    expect(caches.pages.metrics().bytes).toBeLessThan(80 * 1024 * 1024);
  });
});

it('the age of the oldest that was given from before is reported for a minute', async () => {
  const { caches, pass } = cachesAt();
  await caches.answers.get(POSTS, async () => answer([post(1)]));
  pass(3_600_000);
  await caches.answers.get(POSTS, away);
  expect(caches.answers.metrics()).toMatchObject({ stale: 1, failed: 1, staleAgeMs: 3_600_000 });
  pass(29_000);
  expect(caches.answers.metrics().staleAgeMs).toBe(3_600_000);
  pass(31_000);
  expect(caches.answers.metrics().staleAgeMs).toBe(0);
});
