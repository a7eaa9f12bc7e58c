import { expect, it } from 'vitest';
import { checkPostDates, type PostDates } from './post-dates.ts';

const NONE: PostDates = {
  publishedDate: null,
  unpublishedDate: null,
  authoredDate: null,
  acknowledgeBy: null,
  comparedDate: null,
};
const fieldsIn = (dates: Partial<PostDates>) =>
  checkPostDates({ ...NONE, ...dates }).map(({ field }) => field);

it('a post ends after it is published, whatever the offsets its dates are written with', () => {
  expect(fieldsIn({})).toEqual([]);
  expect(fieldsIn({ publishedDate: '2026-01-02T08:00:00Z' })).toEqual([]);
  expect(
    fieldsIn({ publishedDate: '2026-01-02T08:00:00Z', unpublishedDate: '2026-01-02T08:01:00Z' }),
  ).toEqual([]);
  expect(
    fieldsIn({ publishedDate: '2026-01-02T08:00:00Z', unpublishedDate: '2026-01-02T09:00:00+01:00' }),
  ).toEqual(['unpublishedDate']);
});

it('a date that is none, or lies where no clock goes, is refused before anything is compared', () => {
  expect(fieldsIn({ authoredDate: 'igår', acknowledgeBy: '0026-01-02T08:00:00Z' })).toEqual([
    'authoredDate',
    'acknowledgeBy',
  ]);
  expect(
    fieldsIn({ publishedDate: '3000-01-02T08:00:00Z', unpublishedDate: '2026-01-02T08:00:00Z' }),
  ).toEqual(['publishedDate']);
});

it('a day that no calendar has is refused, not taken for one of the next month', () => {
  expect(fieldsIn({ publishedDate: '2026-02-30T08:00:00Z', authoredDate: '2026-04-31' })).toEqual([
    'publishedDate',
    'authoredDate',
  ]);
  expect(fieldsIn({ publishedDate: '2028-02-29T23:30:00-02:00' })).toEqual([]);
});
