import { emptyDraft, type PostDraft } from '@brandpost/domain';
import { expect, it } from 'vitest';
import type { PlacedPage } from '../opening/reference-data.ts';
import { placeAdvice } from './place-advice.ts';

const page = (id: number, title: string, isOut: boolean): PlacedPage => ({
  ...{ id, title, isOut, parentId: 0, slug: `sida-${id}`, type: 'page' },
});
const pages = [page(1, 'Om oss', false), page(2, 'Brandskydd', true)];
const draft = (written: Partial<PostDraft>): PostDraft => ({ ...emptyDraft(), type: 'page', ...written });
const said = (written: Partial<PostDraft>) =>
  placeAdvice(draft(written), { pages }).map(({ message }) => message);

it('tells that a page below a draft will stand at the top of the menu', () => {
  expect(said({ parentId: 1 })).toEqual(['Sidan ovanför, ”Om oss”, är inte publicerad.']);
  expect(said({ parentId: 1, type: 'page-related' })).toHaveLength(1);
});

it('tells it of a page that the editor may not see too', () => {
  expect(said({ parentId: 99 })).toEqual(['Sidan ovanför är inte publicerad.']);
});

it('says nothing of a page that stands where it was put', () => {
  expect(said({ parentId: 2 })).toEqual([]);
  expect(said({ parentId: 0 })).toEqual([]);
  expect(said({ parentId: null })).toEqual([]);
  expect(said({ parentId: 1, type: 'news' })).toEqual([]);
  expect(said({ parentId: 1, language: 'en' })).toEqual([]);
});
