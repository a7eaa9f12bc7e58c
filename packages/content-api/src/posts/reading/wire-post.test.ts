import { emptyAlertDetails, emptyPostFields } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { messageDates } from './wire-post.ts';

const ROOT = 1;
const alert = emptyAlertDetails();
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
const saved = (minute: number, changes: object = {}) => ({
  savedDate: at(minute),
  fields: {
    ...{ ...emptyPostFields(), type: 'alert', status: 'publish', nodeIds: [ROOT] },
    ...{ publishedDate: at(0), unpublishedDate: at(600), alert },
    ...changes,
  },
});
const datesOf = (...states: ReturnType<typeof saved>[]) => messageDates({ root: ROOT, states });

it('every saved state that visitors could read is a message, from the moment that they could', () => {
  expect(datesOf(saved(0), saved(5), saved(9))).toEqual([at(0), at(5), at(9)]);
  expect(datesOf()).toEqual([]);
});

it('what lay in between as a draft, for a group, for somebody or as an exercise is none', () => {
  const between = [
    { status: 'draft' },
    { status: 'trash' },
    { nodeIds: [2] },
    { categoryIds: [3] },
    { userIds: [4] },
    { alert: { ...alert, isDrill: true } },
    { type: 'info' },
  ];
  const states = between.map((changes, index) => saved(index + 1, changes));
  expect(datesOf(saved(0), ...states, saved(30))).toEqual([at(0), at(30)]);
});

it('one that waits for its time is sent then, as it stands by then', () => {
  const waiting = (minute: number) => saved(minute, { status: 'future', publishedDate: at(60) });
  expect(datesOf(waiting(0), waiting(5))).toEqual([at(60)]);
  expect(datesOf(waiting(0), waiting(5), saved(90, { publishedDate: at(60) }))).toEqual([at(60), at(90)]);
  // Published by hand before its time.
  expect(datesOf(waiting(0), saved(10, { publishedDate: at(10) }))).toEqual([at(10)]);
});

it('what is corrected once it has ended tells nobody anything, and what is taken back does', () => {
  expect(datesOf(saved(0), saved(700))).toEqual([at(0)]);
  const withdrawn = { unpublishedDate: at(5), alert: { ...alert, withdrawnAt: at(5) } };
  expect(datesOf(saved(0), saved(5, withdrawn))).toEqual([at(0), at(5)]);
});

it('of very many the first and the last ones are given', () => {
  const dates = datesOf(...Array.from({ length: 200 }, (_, minute) => saved(minute)));
  expect(dates).toHaveLength(50);
  expect([dates[0], dates[1], dates.at(-1)]).toEqual([at(0), at(151), at(199)]);
});
