import type { VisitCounts } from '@brandpost/rubicore-api';
import { expect, it } from 'vitest';
import { createVisitCounter } from './count-visits.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

function counter(now = () => new Date('2026-11-24T12:00:00Z')) {
  const sent: VisitCounts[] = [];
  const errors: unknown[] = [];
  const send = async (counts: VisitCounts) => void sent.push(counts);
  return { sent, errors, visits: createVisitCounter({ send, onError: (error) => errors.push(error), now }) };
}

it('counts pages by path, without what is asked for in them', async () => {
  const { sent, visits } = counter();
  for (const url of ['/', '/sida/a?fbclid=1', '/sida/a?q=2', '/sok/brand']) visits.note(url, FIREFOX);
  await visits.close();
  const day = '2026-11-24';
  expect(sent).toEqual([
    {
      visits: [
        { day, path: '/', count: 1 },
        { day, path: '/sida/a', count: 2 },
        { day, path: '/sok/brand', count: 1 },
      ],
    },
  ]);
});

it.each([
  ['machines', '/', 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
  ['our own checks', '/', 'Brandpost/1.0.0 (accessibility check bot)'],
  ['who says nothing of itself', '/', undefined],
  ['calls of the API', '/rubicore/core/v1/post', FIREFOX],
  ['endless addresses', `/${'a'.repeat(400)}`, FIREFOX],
])('leaves out %s', async (_, url, userAgent) => {
  const { sent, visits } = counter();
  visits.note(url, userAgent);
  await visits.close();
  expect(sent).toEqual([]);
});

it('counts by the day in Sweden', async () => {
  const { sent, visits } = counter(() => new Date('2026-11-24T23:30:00Z'));
  visits.note('/', FIREFOX);
  await visits.flush();
  expect(sent[0]?.visits[0]?.day).toBe('2026-11-25');
  await visits.close();
});

it('holds no more addresses than a limit, and goes on counting those that it has', async () => {
  const { sent, visits } = counter();
  for (let at = 0; at < 3000; at += 1) visits.note(`/${at}`, FIREFOX);
  visits.note('/0', FIREFOX);
  await visits.close();
  expect(sent[0]?.visits).toHaveLength(2000);
  expect(sent[0]?.visits[0]?.count).toBe(2);
});

it('goes on when what it counted could not be sent', async () => {
  const errors: unknown[] = [];
  const send = () => Promise.reject(new Error('away'));
  const visits = createVisitCounter({ send, onError: (error) => errors.push(error) });
  visits.note('/', FIREFOX);
  await visits.close();
  expect(errors).toHaveLength(1);
});
