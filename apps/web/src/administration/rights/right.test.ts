import { expect, it } from 'vitest';
import { changesOf, labelOf, rightsFrom } from './right.ts';

const ALL = [
  { key: 'create_post', description: 'Skapa' },
  { key: 'manage_link', description: 'Länkar' },
];

it('tells granted, denied and missing apart', () => {
  const rights = rightsFrom(ALL, [{ key: 'create_post', value: false }]);
  expect(rights.map(({ key, value }) => [key, labelOf(value)])).toEqual([
    ['create_post', 'Nekad'],
    ['manage_link', 'Saknas'],
  ]);
  expect(labelOf(true)).toBe('Beviljad');
});

it('counts as a change only what is other than it was', () => {
  const rights = rightsFrom(ALL, [{ key: 'create_post', value: true }]);
  expect(changesOf(rights, { create_post: true })).toEqual([]);
  expect(changesOf(rights, { create_post: null, manage_link: true })).toEqual([
    { key: 'create_post', description: 'Skapa', before: true, after: null },
    { key: 'manage_link', description: 'Länkar', before: null, after: true },
  ]);
});
