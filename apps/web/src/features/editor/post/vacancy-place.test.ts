import { emptyDraft, emptyVacancy, JOBS_PAGE_SLUG, type PostDraft } from '@brandpost/domain';
import { expect, it } from 'vitest';
import type { Editing } from './editing.ts';
import { vacancyPlace } from './vacancy-place.ts';

const jobs = { id: 7, parentId: 1, slug: JOBS_PAGE_SLUG, title: 'Arbeta hos oss', isOut: true };
const site = { pages: [{ ...jobs, type: 'page' as const }] } as unknown as Editing['referenceData'];
const placeOf = (written: Partial<PostDraft>, roundOut: number | null = null, referenceData = site) =>
  vacancyPlace(
    { ...emptyDraft(), type: 'page', vacancy: emptyVacancy(), ...written },
    { referenceData, roundOut },
  )?.parentId;

it('puts a page about a vacancy below the page about jobs', () => {
  expect(placeOf({ parentId: null })).toBe(7);
  expect(placeOf({ parentId: 0 })).toBe(7);
});

it('moves no page whose place is chosen, that readers have found, or that is about jobs itself', () => {
  expect(placeOf({ parentId: 3 })).toBeUndefined();
  expect(placeOf({ parentId: 0 }, 1)).toBeUndefined();
  expect(placeOf({ parentId: 0, id: 7 })).toBeUndefined();
});

it('leaves all else where it is: news, pages without a vacancy, sites without a page about jobs', () => {
  expect(placeOf({ type: 'news' })).toBeUndefined();
  expect(placeOf({ vacancy: null })).toBeUndefined();
  expect(placeOf({}, null, { ...site, pages: [] })).toBeUndefined();
});
