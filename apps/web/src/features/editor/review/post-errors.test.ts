import { emptyDraft, TITLE_MAX_LENGTH } from '@brandpost/domain';
import { messages } from '@brandpost/validation';
import { expect, it } from 'vitest';
import { errorsOf, refusedErrors } from './post-errors.ts';

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
