import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepCurrent } from './keep-current.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page that shows what was last answered; each answer comes when it is let come. */
function aPage(live: { now: string }) {
  const answers: ((text: string) => void)[] = [];
  const page = { shown: 'before', asked: 0, answers };
  const { onNews, stop } = keepCurrent({
    isCurrent: () => page.shown === live.now,
    ask() {
      page.asked += 1;
      const mine = page.asked;
      return new Promise<void>((resolve) => {
        answers.push((text) => {
          // As the router does: what was overtaken by a later question is shown no more.
          if (mine === page.asked) page.shown = text;
          resolve();
        });
      });
    },
  });
  return Object.assign(page, { onNews, stop });
}

it('a page that shows what the event said asks nothing', async () => {
  const page = aPage({ now: 'before' });
  page.onNews(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.asked).toBe(0);
});

it('a page that is answered with what was before asks again, later each time, and not for ever', async () => {
  const page = aPage({ now: 'after' });
  page.onNews(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(page.asked).toBe(1);
  page.answers[0]?.('before');
  await vi.advanceTimersByTimeAsync(100);
  expect(page.asked).toBe(2);
  for (let second = 0; second < 600; second += 1) {
    page.answers.at(-1)?.('before');
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(page.asked).toBe(12);
  page.onNews(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(page.asked).toBe(13);
});

it('news that come while an answer is under way are asked for as well, and the older answer does not stay', async () => {
  const live = { now: 'second' };
  const page = aPage(live);
  page.onNews(false);
  await vi.advanceTimersByTimeAsync(500);
  live.now = 'third';
  page.onNews(false);
  page.answers[0]?.('second');
  await vi.advanceTimersByTimeAsync(600);
  expect(page.asked).toBe(2);
  page.answers[1]?.('third');
  await vi.advanceTimersByTimeAsync(60_000);
  expect({ shown: page.shown, asked: page.asked }).toEqual({ shown: 'third', asked: 2 });
});

it('news that never rest are asked for all the same, twice a second', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  const page = aPage({ now: 'after' });
  for (let news = 0; news < 40; news += 1) {
    page.onNews(false);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(page.asked).toBe(4);
});

it('an answer that never comes is not waited for', async () => {
  const page = aPage({ now: 'after' });
  page.onNews(false);
  await vi.advanceTimersByTimeAsync(500 + 5000);
  expect(page.asked).toBe(2);
});

it('a page that shows more than the event said asks once, and nothing once it is left', async () => {
  const page = aPage({ now: 'before' });
  page.onNews(true);
  await vi.advanceTimersByTimeAsync(500);
  page.answers[0]?.('before');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.asked).toBe(1);
  page.onNews(true);
  page.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.asked).toBe(1);
});
