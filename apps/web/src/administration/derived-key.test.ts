import { validateRole } from '@brandpost/validation';
import { expect, it } from 'vitest';
import { withoutDerivedKey } from './derived-key.ts';

const fieldsIn = (written: { name: string; key: string }) => {
  const result = withoutDerivedKey(validateRole(written), written);
  return result.ok ? [] : result.errors.map(({ field }) => field);
};

it('tells of a key that is wrong, and not of one that a missing name would make', () => {
  expect(fieldsIn({ name: '', key: '' })).toEqual(['name']);
  expect(fieldsIn({ name: '', key: 'Fel nyckel' })).toEqual(['name', 'key']);
  expect(fieldsIn({ name: '112', key: '' })).toEqual(['key']);
});
