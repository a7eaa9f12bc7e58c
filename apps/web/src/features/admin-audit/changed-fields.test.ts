import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

it('names what has changed in Swedish, also what nobody has a name for', () => {
  const changes = changedFields({
    before: { title: 'Halka', files: ['a.jpg'], kept: 1 },
    after: { title: 'Halkan', somethingNew: 2, kept: 1 },
    tiedName: '',
  });
  expect(changes.map(({ name }) => name)).toEqual(['Rubrik', 'Filer', 'Uppgifter']);
});

it('calls what somebody was given or lost by its name, and by its number where it has none any more', () => {
  const role = { before: null, after: { roleId: 5 } };
  expect(changedFields({ ...role, tiedName: 'Redaktör' })).toEqual([
    { name: 'Roll', before: '', after: 'Redaktör' },
  ]);
  expect(changedFields({ ...role, tiedName: '' })).toEqual([{ name: 'Roll', before: '', after: '5' }]);
});
