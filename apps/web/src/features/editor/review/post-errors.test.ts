import { emptyDraft, type PostDraft, TITLE_MAX_LENGTH } from '@brandpost/domain';
import { messages } from '@brandpost/validation';
import { expect, it } from 'vitest';
import { NEW_POST, type PostOut } from '../saving/kept-post.ts';
import { errorsOf, passedTimes, refusedErrors } from './post-errors.ts';

it('tells one limit of a field, whatever more a draft may hold', () => {
  const found = errorsOf({ ...emptyDraft(), type: 'news', title: 'x'.repeat(312) });
  const refused = refusedErrors(
    [
      { field: 'title', message: messages.maxLength(256) },
      { field: 'content', message: 'Fel' },
    ],
    found,
  );
  expect(refused).toEqual([
    { field: 'title', message: messages.maxLength(TITLE_MAX_LENGTH) },
    { field: 'content', message: 'Fel' },
  ]);
});

it('a time that has passed keeps from publishing what would be gone at once, or leave everybody late', () => {
  const now = new Date('2026-11-29T12:00:00Z');
  const past = '2026-11-15T12:00:00Z';
  const draft: PostDraft = { ...emptyDraft(), unpublishedDate: past, acknowledgeBy: past };
  const fields = (post: Parameters<typeof passedTimes>[1], of = draft) =>
    passedTimes(of, post, now).map(({ field }) => field);
  expect(fields(NEW_POST)).toEqual(['unpublishedDate', 'acknowledgeBy']);
  expect(
    fields(NEW_POST, { ...draft, unpublishedDate: null, acknowledgeBy: '2026-12-01T12:00:00Z' }),
  ).toEqual([]);
  const out: PostOut = {
    ...{ kind: 'out', version: 1, mayChange: true, shown: draft, publishedDate: past, unpublishedDate: past },
    ...{ acknowledgementRound: 1, workingCopy: 1, change: null, isChangeKnown: true },
  };
  // What has ended may be put right; a page that is out is not taken away by publishing it, an alert is.
  expect(fields(out)).toEqual([]);
  const without = { ...out, shown: emptyDraft() };
  expect(fields(without)).toEqual(['unpublishedDate', 'acknowledgeBy']);
  expect(fields(without, { ...draft, type: 'alert' })).toEqual(['acknowledgeBy']);
});
