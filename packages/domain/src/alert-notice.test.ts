import { expect, it } from 'vitest';
import { alertMark, alertNotice, matchesNotices } from './alert-notice.ts';
import type { AlertSummary } from './alert-summary.ts';

const smoke: AlertSummary = {
  id: 7,
  slug: 'rok',
  title: 'Rök över Åsbruk',
  excerpt: 'Gå inomhus.',
  publishedDate: '2026-11-22T08:00:00.000Z',
  updatedDate: '2026-11-22T08:00:00.000Z',
  unpublishedDate: null,
  level: 'warning',
  allClearAt: null,
  isDrill: false,
  isWithdrawn: false,
};
const flood = { ...smoke, id: 8, slug: 'floden', title: 'Höga flöden' };
const now = new Date('2026-11-22T12:00:00Z');

it('a word, a date or an end that is another one makes another mark', () => {
  const others = [
    { ...smoke, title: 'Rök över Asbruk' },
    { ...smoke, excerpt: '' },
    { ...smoke, updatedDate: '2026-11-22T08:00:00.001Z' },
    { ...smoke, unpublishedDate: '2026-11-23T08:00:00.000Z' },
    { ...smoke, updatedDate: null },
    { ...smoke, level: 'severe' as const },
    { ...smoke, allClearAt: '2026-11-22T09:00:00.000Z' },
  ].map(alertMark);
  expect(new Set([...others, alertMark(smoke)]).size).toBe(8);
  expect(alertMark({ ...smoke })).toBe(alertMark(smoke));
});

it('what is shown is as announced when it is the same alerts in the same wording, in any order', () => {
  const notices = [smoke, flood].map(alertNotice);
  expect(matchesNotices([flood, smoke], notices, { now })).toBe(true);
  expect(matchesNotices([smoke], notices, { now })).toBe(false);
  expect(matchesNotices([smoke, { ...flood, title: 'Lägre flöden' }], notices, { now })).toBe(false);
  expect(matchesNotices([smoke, flood], [alertNotice(smoke)], { now })).toBe(false);
  expect(matchesNotices([], [], { now })).toBe(true);
});

it('an alert that has ended by the clock counts neither as shown nor as announced', () => {
  const ended = { ...flood, unpublishedDate: '2026-11-22T11:59:59.000Z' };
  expect(matchesNotices([smoke], [alertNotice(smoke), alertNotice(ended)], { now })).toBe(true);
  expect(matchesNotices([smoke, ended], [alertNotice(smoke)], { now })).toBe(true);
});

it('anyone who is signed in may be shown more than visitors are notified of, and no less', () => {
  expect(matchesNotices([smoke, flood], [alertNotice(smoke)], { now, mayHaveMore: true })).toBe(true);
  expect(matchesNotices([flood], [alertNotice(smoke)], { now, mayHaveMore: true })).toBe(false);
});
