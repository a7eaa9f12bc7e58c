import { EXCERPT_MAX_LENGTH, emptyDraft } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { hasConflicts, mergeDrafts } from './merge-drafts.ts';

const BASE = {
  ...emptyDraft(),
  id: 12,
  status: 'draft' as const,
  title: 'Elda säkert i trädgården hela sommaren',
  slug: 'elda-sakert-i-tradgarden-hela-sommaren',
  excerpt: 'Fråga grannen innan du tänder, och ha alltid vatten nära till hands.',
};

it('has the words of both in title and lead, and the address that goes with the title', () => {
  const mine = {
    ...BASE,
    title: 'Grilla säkert i trädgården hela sommaren',
    slug: 'grilla-sakert-i-tradgarden-hela-sommaren',
    excerpt: 'Fråga alltid grannen innan du tänder, och ha alltid vatten nära till hands.',
  };
  const theirs = {
    ...BASE,
    title: 'Elda säkert i trädgården hela våren',
    slug: 'elda-sakert-i-tradgarden-hela-varen',
    excerpt: 'Fråga grannen innan du tänder, och ha alltid en hink vatten nära till hands.',
  };
  const merge = mergeDrafts(BASE, mine, theirs);
  expect(hasConflicts(merge)).toBe(false);
  expect(merge.merged).toMatchObject({
    title: 'Grilla säkert i trädgården hela våren',
    slug: 'grilla-sakert-i-tradgarden-hela-varen',
    excerpt: 'Fråga alltid grannen innan du tänder, och ha alltid en hink vatten nära till hands.',
  });
});

it('asks of the same words, and leaves an address alone that somebody has written', () => {
  const mine = { ...BASE, title: BASE.title.replace('säkert', 'klokt'), slug: 'elda' };
  const theirs = { ...BASE, title: BASE.title.replace('säkert', 'lugnt') };
  const merge = mergeDrafts(BASE, mine, theirs);
  expect(merge.fields).toMatchObject([{ field: 'title' }]);
  expect(merge.merged).toMatchObject({ title: mine.title, slug: 'elda' });
});

it('asks of a lead that would be too long with the words of both', () => {
  const base = { ...BASE, excerpt: `Först. ${'ord '.repeat(20)}Sist.` };
  const half = 'x'.repeat(EXCERPT_MAX_LENGTH / 2);
  const mine = { ...base, excerpt: base.excerpt.replace('Först.', half) };
  const theirs = { ...base, excerpt: base.excerpt.replace('Sist.', half) };
  expect(mergeDrafts(base, mine, theirs).fields).toMatchObject([{ field: 'excerpt', mine: mine.excerpt }]);
});
