import { expect, it } from 'vitest';
import { isSameLook, shownView, USUAL_LOOK } from './look.ts';

const asSaved = <Look>(look: Look) => look;
const drafts = {
  id: 1,
  name: 'Utkast',
  query: 'status=draft',
  columns: ['title', 'status'],
  isShared: false,
};
const shared = { ...drafts, id: 2, name: 'Alla utkast', isShared: true };
const titles = { ...drafts, id: 3, name: 'Titlar', columns: ['title'] };
const shownOf = (look: typeof USUAL_LOOK, last: number | null = null) =>
  shownView([drafts, shared, titles], { look, lookOf: asSaved }, last)?.id ?? null;

it('takes the same columns in another order for the same look, and other columns for another', () => {
  expect(isSameLook(drafts, { ...drafts, columns: ['status', 'title'] })).toBe(true);
  expect(isSameLook(drafts, titles)).toBe(false);
  expect(isSameLook(drafts, { ...drafts, query: '' })).toBe(false);
});

it('finds the view that a list looks like, of two alike the one that was shown last', () => {
  expect(shownOf({ query: 'status=draft', columns: ['title'] })).toBe(3);
  expect(shownOf(drafts)).toBe(1);
  expect(shownOf(drafts, 2)).toBe(2);
  expect(shownOf(drafts, 3)).toBe(1);
});

it('finds none where the list looks like none', () => {
  expect(shownOf(USUAL_LOOK)).toBeNull();
});
