import { describe, expect, it } from 'vitest';
import {
  changedView,
  filtersOf,
  isNarrowed,
  type LibraryView,
  queryOf,
  viewFrom,
  WHOLE_LIBRARY,
} from './library-view.ts';

const NARROW: LibraryView = {
  q: 'bil & båt',
  categoryId: 4,
  kind: 'pdf',
  missingAlt: true,
  unused: true,
  tooLarge: true,
  trash: true,
  sort: 'title',
  steps: 3,
  openId: 17,
};

describe('what is seen of the library', () => {
  it.each([WHOLE_LIBRARY, NARROW])('comes back from its address as it was', (view) => {
    expect(viewFrom(new URLSearchParams(queryOf(view)))).toEqual(view);
  });

  it('has no query when it is the whole', () => {
    expect(queryOf(WHOLE_LIBRARY)).toBe('');
  });

  it('is the whole when an address makes no sense', () => {
    const nonsense = 'mapp=x&typ=film&utan-alt=ja&ordning=constructor&sida=-1&fil=1.5';
    expect(viewFrom(new URLSearchParams(nonsense))).toEqual(WHOLE_LIBRARY);
  });

  it('begins anew with another list, and goes on when a file is opened', () => {
    expect(changedView(NARROW, { q: 'brand' }).steps).toBe(1);
    expect(changedView(NARROW, { openId: null }).steps).toBe(3);
    expect(changedView(NARROW, { steps: 4 }).steps).toBe(4);
  });

  it('asks for no more than is said', () => {
    expect(filtersOf({ ...WHOLE_LIBRARY, q: '  ' })).toEqual({ sort: 'createdDate DESC, id DESC' });
    expect(filtersOf(NARROW)).toMatchObject({ q: 'bil & båt', categoryId: 4, kind: 'pdf', missingAlt: true });
  });

  it('is not narrowed by the kind that it was opened for', () => {
    expect(isNarrowed({ ...WHOLE_LIBRARY, kind: 'image' }, 'image')).toBe(false);
    expect(isNarrowed({ ...WHOLE_LIBRARY, kind: 'image' })).toBe(true);
  });
});
