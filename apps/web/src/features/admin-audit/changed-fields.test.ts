import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

it('names what has changed in Swedish, also what nobody has a name for', () => {
  const changes = changedFields(
    { title: 'Halka', files: ['a.jpg'], kept: 1 },
    { title: 'Halkan', somethingNew: 2, kept: 1 },
  );
  expect(changes.map(({ name }) => name)).toEqual(['Rubrik', 'Filer', 'Uppgifter']);
});
