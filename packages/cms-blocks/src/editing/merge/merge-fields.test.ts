import { describe, expect, it } from 'vitest';
import { mergeFields } from './merge-fields.ts';

type Post = { id: number; title: string; excerpt?: string; contact: { phone: string } };
const base: Post = { id: 7, title: 'Elda säkert', excerpt: 'Så gör du', contact: { phone: '112' } };
const FIELDS = ['title', 'excerpt', 'contact'] as const;

describe('mergeFields', () => {
  it('takes what one of the two changed', () => {
    const merge = mergeFields(base, { ...base, title: 'Mitt' }, { ...base, excerpt: 'Deras' }, FIELDS);
    expect(merge).toEqual({ merged: { ...base, title: 'Mitt', excerpt: 'Deras' }, conflicts: [] });
  });

  it('takes away a field that they took away', () => {
    const { excerpt: _, ...theirs } = base;
    expect(mergeFields<Post, keyof Post>(base, base, theirs, FIELDS).merged).toStrictEqual(theirs);
  });

  it('holds mine and asks where both changed a field differently', () => {
    const merge = mergeFields(base, { ...base, title: 'Mitt' }, { ...base, title: 'Deras' }, FIELDS);
    expect(merge.merged.title).toBe('Mitt');
    expect(merge.conflicts).toEqual([{ field: 'title', base: 'Elda säkert', mine: 'Mitt', theirs: 'Deras' }]);
  });

  it('asks about nothing where both made the same of it, whatever it is made of', () => {
    const mine = { ...base, contact: { phone: '113' } };
    const theirs = { ...base, contact: { phone: '113' } };
    expect(mergeFields(base, mine, theirs, FIELDS)).toEqual({ merged: mine, conflicts: [] });
  });

  it('leaves fields alone that it was not asked to merge', () => {
    expect(mergeFields(base, base, { ...base, id: 8 }, FIELDS).merged.id).toBe(7);
  });
});
