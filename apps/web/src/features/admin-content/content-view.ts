import { POST_STATUSES, POST_TYPES, type PostStatus, type PostType } from '@brandpost/domain';
import type { CallOptions } from '@brandpost/rubicore-api';
import { idIn } from '../../addresses/id-in.ts';
import { given } from '../../administration/table/record-list.ts';
import { sortOf, type TableShape, type TableView } from '../../administration/table/table-view.ts';

export const CONTENT_SHAPE: TableShape = {
  sorts: ['title', 'type', 'updated', 'published'],
  defaultSort: '-updated',
  filters: ['typ', 'status', 'urval', 'grupp', 'jobb'],
};

/** The view that is a tree of the pages, in the address. */
export const TREE_VIEW = 'trad';

/** The view that is a calendar, in the address. */
export const CALENDAR_VIEW = 'kalender';

/** Which view an address asks for. */
export function viewIn(search: URLSearchParams): 'list' | 'tree' | 'calendar' {
  const view = search.get('vy');
  if (view === TREE_VIEW) return 'tree';
  return view === CALENDAR_VIEW ? 'calendar' : 'list';
}

/** The choice of versions in other languages that are older than their page, in the address. */
export const OLDER_VERSIONS = 'versioner';

const WITHOUT_TRASH: PostStatus[] = ['publish', 'draft', 'future'];
const STALE_MONTHS = 12;
const SORTS = { updated: 'updatedDate', published: 'publishedDate' };

/** Whether only posts that the reader has written are asked for, which is a call of its own. */
export function isMine({ filters }: TableView): boolean {
  return filters.urval === 'mina';
}

/** What the API is asked for, without paging. @param now by which posts are stale */
export function contentQuery(view: TableView, now: Date) {
  const { typ, status, urval, grupp, jobb } = view.filters;
  return {
    sort: sortOf(view, SORTS),
    status: POST_STATUSES.find((name): name is PostStatus => name === status) ?? WITHOUT_TRASH,
    includeEnded: true,
    ...given({
      q: view.q.trim(),
      type: POST_TYPES.find((name): name is PostType => name === typ),
      nodeId: idIn(grupp),
      categoryId: idIn(jobb),
      isOlderVersion: urval === OLDER_VERSIONS ? true : null,
      updatedBefore: urval === 'gamla' ? monthsBefore(now, STALE_MONTHS).toISOString() : null,
    }),
  } satisfies CallOptions<'listPosts'>['query'];
}

function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}
