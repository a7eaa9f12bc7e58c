import { expect, it } from 'vitest';
import type { PostType } from './entities/type-names.ts';
import { leftToRead, readingOf } from './to-read.ts';

const post = (id: number, type: PostType, asks = false, acknowledgementRound = 1) => ({
  ...{ id, type, acknowledgementRound },
  acknowledgeBy: asks ? '2026-12-01T12:00:00Z' : null,
});
const given = (postId: number, round: number) => ({
  postId,
  round,
  acknowledgedDate: '2026-11-20T12:00:00Z',
});

it('puts what has to be acknowledged first, then what is important, then the rest', () => {
  const posts = [post(1, 'info'), post(2, 'info-important'), post(3, 'info', true), post(4, 'info')];
  const left = leftToRead(posts, { readIds: [3, 4], acknowledgements: [] });
  expect(left.map(({ id }) => id)).toEqual([3, 2, 1]);
});

it('takes an acknowledgement of the present round alone', () => {
  const acknowledgements = [given(1, 1), given(2, 1)];
  const mustAcknowledge = (round: number) =>
    readingOf(post(1, 'alert', true, round), { readIds: [1], acknowledgements }).mustAcknowledge;
  expect([mustAcknowledge(1), mustAcknowledge(2)]).toEqual([false, true]);
});

it('asks nobody to acknowledge what is no information', () => {
  const state = { readIds: [], acknowledgements: [] };
  expect(readingOf(post(1, 'news', true), state)).toEqual({ isRead: false, mustAcknowledge: false });
});
