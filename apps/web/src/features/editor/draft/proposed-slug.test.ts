import { expect, it } from 'vitest';
import { proposedSlug } from './proposed-slug.ts';

it.each([
  ['', '', 'elda'],
  ['Elda', 'elda', 'elda'],
  ['Elda', 'elda-2', 'elda'],
  ['Elda', 'eldning', null],
  ['', 'utan-titel-3', 'elda'],
])('goes with the title until somebody has written another: %j with %j', (title, slug, proposed) => {
  expect(proposedSlug('Elda', { title, slug })).toBe(proposed);
});

it('goes with a title that is longer than an address may be', () => {
  const title = 'Elda säkert '.repeat(12);
  const slug = proposedSlug(title, { title: '', slug: '' }) ?? '';
  expect(slug.length).toBeLessThanOrEqual(100);
  expect(proposedSlug('Elda', { title, slug })).toBe('elda');
});
