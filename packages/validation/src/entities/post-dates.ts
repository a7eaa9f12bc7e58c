import type { FieldError } from '../field-errors.ts';
import { messages } from '../messages.ts';
import { isStorableMoment } from './moment-in-range.ts';

/** When a post is out, and when it was written: ISO 8601, null for not set. */
export type PostDates = {
  readonly publishedDate: string | null;
  readonly unpublishedDate: string | null;
  readonly authoredDate: string | null;
  readonly acknowledgeBy: string | null;
  readonly comparedDate: string | null;
};

const NAMES = ['publishedDate', 'unpublishedDate', 'authoredDate', 'acknowledgeBy', 'comparedDate'] as const;

/** Dates that are none, or lie where no clock goes; empty when all can be kept. */
export function oddPostDates(dates: PostDates): FieldError[] {
  const odd = NAMES.filter((field) => dates[field] !== null && !isStorableMoment(dates[field]));
  return odd.map((field) => ({ field, message: messages.malformed }));
}

/** Why a post may not be published with these dates, the first error of each; empty when it may. */
export function checkPostDates(dates: PostDates): FieldError[] {
  const odd = oddPostDates(dates);
  if (odd.length > 0) return odd;
  const { publishedDate, unpublishedDate } = dates;
  if (publishedDate === null || unpublishedDate === null) return [];
  if (Date.parse(unpublishedDate) > Date.parse(publishedDate)) return [];
  return [{ field: 'unpublishedDate', message: messages.endsBeforeItBegins }];
}
