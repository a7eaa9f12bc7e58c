import { resolve } from 'node:path';
import { eServiceSlug, pathOfPost } from '@brandpost/domain';
import { queryKey } from '@brandpost/swedish';
import { validatePost } from '@brandpost/validation';
import { expect, it } from 'vitest';
import { readDemoContent, withDates } from './demo-content.ts';

const DEMO_DIR = resolve(import.meta.dirname, '../../../../demo');
const asOf = new Date('2026-11-20T14:30:00+01:00');
const json = '{"a": "2026-11-20T13:20:00+01:00", "b": "2026-03-01", "c": "den 20 november 2026", "d": 1}';

it('leaves dates as they are from the day they were written for', () => {
  expect(withDates(json, { asOf, now: asOf })).toBe(json);
  expect(withDates(json, { asOf, now: new Date('2030-01-01') })).toBe(json);
});

it('moves every date back on a machine whose clock stands before that day', () => {
  expect(withDates(json, { asOf, now: new Date('2026-11-10T12:00:00Z') })).toBe(
    '{"a": "2026-11-09T12:20:00.000Z", "b": "2026-02-18", "c": "den 20 november 2026", "d": 1}',
  );
});

it('moves on what was to come, at the same time by Swedish clocks, on a machine whose clock stands after that day', () => {
  const toCome = '{"a": "2026-12-01T23:59:00+01:00", "b": "2026-12-18", "c": "2026-11-20T14:00:00+01:00"}';
  expect(withDates(toCome, { asOf, now: new Date('2026-11-29T12:00:00Z') })).toBe(
    '{"a": "2026-12-09T22:59:00.000Z", "b": "2026-12-26", "c": "2026-11-20T14:00:00+01:00"}',
  );
  expect(withDates(toCome, { asOf, now: new Date('2027-06-08T12:00:00Z') })).toContain(
    '"2027-06-18T21:59:00.000Z"',
  );
});

const HOUR_MS = 3_600_000;
const alertsAt = (now: Date) =>
  readDemoContent(DEMO_DIR, { publicOrigin: 'http://localhost:3000', now }).posts.filter(
    ({ type, status }) => type === 'alert' && status === 'publish',
  );

it.each([
  ['the same day', asOf],
  ['a week later', new Date('2026-11-27T09:00:40Z')],
  ['a year later', new Date('2027-12-01T12:00:00Z')],
])('has a crisis that is about an hour old: %s', (_, now) => {
  const alert = alertsAt(now).find(({ id }) => id === 400);
  const age = (at: string | null | undefined) => (now.getTime() - Date.parse(at ?? '')) / HOUR_MS;
  expect(age(alert?.publishedDate)).toBeCloseTo(70 / 60, 1);
  expect(alert?.alert?.updates.map(({ at }) => age(at))).toEqual([
    expect.closeTo(25 / 60, 1),
    expect.closeTo(70 / 60, 1),
  ]);
});

it('has crises that end at a full hour, some days from now and no later than one believes', () => {
  const now = new Date('2026-11-27T09:20:40Z');
  const ends = alertsAt(now)
    .filter(({ id }) => id !== 404)
    .map(({ alert, unpublishedDate }) => [alert?.level, unpublishedDate]);
  expect(ends).toEqual([
    ['vma', '2026-11-30T10:00:00.000Z'],
    ['severe', '2026-12-04T10:00:00.000Z'],
    ['severe', '2026-12-04T10:00:00.000Z'],
  ]);
});

it('leaves what is over at its days', () => {
  const [then, later] = [asOf, new Date('2027-12-01T12:00:00Z')].map((now) =>
    alertsAt(now).find(({ id }) => id === 404),
  );
  expect(later).toEqual(then);
});

it('has no alert that names a day of its own', () => {
  const goingOn = alertsAt(asOf).filter(({ id }) => id !== 404);
  expect(goingOn).toHaveLength(3);
  const days =
    /\b(?:mån|tis|ons|tors|fre|lör|sön)dag|\b\d{1,2} (?:jan|feb|mars|apr|maj|jun|jul|aug|sep|okt|nov|dec)/i;
  for (const { title, excerpt, content, alert } of goingOn) {
    expect(JSON.stringify({ title, excerpt, content, alert })).not.toMatch(days);
  }
});

it('writes times of day as the formatter does', () => {
  const { posts, links } = readDemoContent(DEMO_DIR, { publicOrigin: 'http://localhost:3000', now: asOf });
  const swedish = JSON.stringify([posts.filter(({ language = 'sv' }) => language.startsWith('sv')), links]);
  const times = swedish.match(/\b(?:kl|klockan)\.?\s(?=\d).{11}/g) ?? [];
  expect(times.length).toBeGreaterThan(20);
  expect(times.filter((time) => !/^kl\u00a0\d\d\.\d\d(?:–\d\d\.\d\d|[^–\d])/.test(time))).toEqual([]);
});

it('links to pages and e-services that there are', () => {
  const origin = 'http://localhost:3000';
  const { posts, links } = readDemoContent(DEMO_DIR, { publicOrigin: origin, now: asOf });
  const known = new Set([
    ...posts.map((post) => pathOfPost(post)),
    ...links.filter(({ type }) => type === 'e-service').map((link) => `/e-tjanster/${eServiceSlug(link)}`),
    ...['/nyheter', '/e-tjanster', '/krisinformation'],
  ]);
  const text = JSON.stringify(posts).replaceAll(origin, '');
  const linked = [...text.matchAll(/(?:href=\\\\?"|Url":"|"url":")(\/[^"\\]*)/g)].map(
    ([, path]) => path ?? '',
  );
  expect(linked.length).toBeGreaterThan(40);
  expect(linked.filter((path) => !known.has(path))).toEqual([]);
});

it('decides of no search twice, so that editors can save what they decide', () => {
  const { searchRules } = readDemoContent(DEMO_DIR, { publicOrigin: 'http://localhost:3000', now: asOf });
  const keys = searchRules.flatMap(({ questions }) => [...new Set(questions.map(queryKey))]);
  expect(keys.filter((key, at) => key === '' || keys.indexOf(key) !== at)).toEqual([]);
});

it('has posts that editors can save', () => {
  const { posts } = readDemoContent(DEMO_DIR, { publicOrigin: 'http://localhost:3000', now: asOf });
  const refused = posts.map((post) => [post.slug, validatePost(post)] as const);
  expect(refused.filter(([, { ok }]) => !ok)).toEqual([]);
});
