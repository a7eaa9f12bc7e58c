import type { CallOptions } from '@brandpost/rubicore-api';
import { stepsFrom } from '../../../lists/steps.ts';
import { ANY_PLACE } from '../recommendations.ts';

export type SortName = 'newest' | 'changed' | 'title' | 'largest' | 'oldest';
export type MediaKind = 'image' | 'pdf';

/** What is seen of the library: which files, in which order, how many of them, and which one is open. */
export type LibraryView = {
  q: string;
  categoryId: number | null;
  kind: MediaKind | null;
  missingAlt: boolean;
  unused: boolean;
  /** Larger than any place of the site needs. */
  tooLarge: boolean;
  /** The trash, and nothing else. */
  trash: boolean;
  sort: SortName;
  /** How many helpings of the list. */
  steps: number;
  openId: number | null;
};

export const FILES_PER_STEP = 24;

export const WHOLE_LIBRARY: LibraryView = {
  q: '',
  categoryId: null,
  kind: null,
  missingAlt: false,
  unused: false,
  tooLarge: false,
  trash: false,
  sort: 'newest',
  steps: 1,
  openId: null,
};

const SORTS: Record<SortName, string> = {
  newest: 'createdDate DESC, id DESC',
  changed: 'updatedDate DESC, id DESC',
  title: 'title ASC',
  largest: 'size DESC',
  oldest: 'createdDate ASC, id ASC',
};
export const SORT_NAMES = Object.keys(SORTS) as SortName[];

/** What the API is asked for where files are larger than recommended. */
export const LARGER_THAN_NEEDED = {
  aboveWidth: ANY_PLACE.widthPx.max,
  aboveHeight: ANY_PLACE.heightPx.max,
  aboveSize: ANY_PLACE.maxMegabytes * 1_000_000,
};

const KINDS: Record<MediaKind, string> = { image: 'bild', pdf: 'pdf' };
const LONGEST_QUESTION = 100;

/** Reads an address; what makes no sense in it is left out. */
export function viewFrom(search: URLSearchParams): LibraryView {
  const kind = search.get('typ');
  return {
    q: (search.get('q') ?? '').slice(0, LONGEST_QUESTION),
    categoryId: idFrom(search.get('mapp')),
    kind: kind === KINDS.image ? 'image' : kind === KINDS.pdf ? 'pdf' : null,
    missingAlt: search.get('utan-alt') === '1',
    unused: search.get('oanvand') === '1',
    tooLarge: search.get('for-stor') === '1',
    trash: search.get('papperskorgen') === '1',
    sort: SORT_NAMES.find((name) => name === search.get('ordning')) ?? 'newest',
    steps: stepsFrom(search),
    openId: idFrom(search.get('fil')),
  };
}

/** The query of a view's address, with its question mark; empty for the whole library. */
export function queryOf(view: LibraryView): string {
  const search = new URLSearchParams();
  if (view.q !== '') search.set('q', view.q);
  if (view.categoryId !== null) search.set('mapp', String(view.categoryId));
  if (view.kind !== null) search.set('typ', KINDS[view.kind]);
  if (view.missingAlt) search.set('utan-alt', '1');
  if (view.unused) search.set('oanvand', '1');
  if (view.tooLarge) search.set('for-stor', '1');
  if (view.trash) search.set('papperskorgen', '1');
  if (view.sort !== 'newest') search.set('ordning', view.sort);
  if (view.steps > 1) search.set('sida', String(view.steps));
  if (view.openId !== null) search.set('fil', String(view.openId));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** A view with something changed: another list begins at its first step. */
export function changedView(view: LibraryView, change: Partial<LibraryView>): LibraryView {
  const isSameList = Object.keys(change).every((key) => key === 'openId' || key === 'steps');
  return { ...view, ...(isSameList ? {} : { steps: 1 }), ...change };
}

/** What the API is asked for, without paging: two views with the same filters show the same list. */
export function filtersOf({ q, categoryId, kind, missingAlt, unused, tooLarge, trash, sort }: LibraryView) {
  return {
    sort: SORTS[sort],
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(categoryId === null ? {} : { categoryId }),
    ...(kind === null ? {} : { kind }),
    ...(missingAlt ? { missingAlt } : {}),
    ...(unused ? { unused } : {}),
    ...(tooLarge ? LARGER_THAN_NEEDED : {}),
    ...(trash ? { trashed: true } : {}),
  } satisfies CallOptions<'listMedia'>['query'];
}

/** Whether anything is left out of the list. @param fixedKind the kind that the library is opened for */
export function isNarrowed(view: LibraryView, fixedKind: MediaKind | null = null): boolean {
  const { q, categoryId, kind, missingAlt, unused, tooLarge } = view;
  return (
    q.trim() !== '' ||
    categoryId !== null ||
    (kind !== null && kind !== fixedKind) ||
    missingAlt ||
    unused ||
    tooLarge
  );
}

function idFrom(text: string | null): number | null {
  const id = Number(text);
  return text !== null && Number.isInteger(id) && id >= 1 ? id : null;
}
