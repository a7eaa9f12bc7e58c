import type { PageVisits, RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { numbered, type RecordList } from '../../administration/table/record-list.ts';
import type { TableView } from '../../administration/table/table-view.ts';
import { queryKeys } from '../../server-state/query-keys.ts';

/** A page with a number of its own within the list. */
export type VisitsRow = PageVisits & { id: number };

const DEFAULT_DAYS = 30;
const MAX_SEARCHES = 20;
const MAX_COMMENTS = 50;

/** How many days a view is about. */
export function daysOf({ filters }: Pick<TableView, 'filters'>): number {
  const days = Number(filters.dagar);
  return days === 7 || days === 365 ? days : DEFAULT_DAYS;
}

/** The pages; the most opened first, always. */
export const VISITS: RecordList<VisitsRow> = {
  name: 'vad-laste-folk',
  shape: { sorts: ['antal'], defaultSort: '-antal', filters: ['dagar'] },
  queryKey: [...queryKeys.visits, 'pages'],
  async ask({ client }, { view, paging, ...abort }) {
    const query = { days: daysOf(view), ...paging };
    return numbered(await client.call('listPageVisits', { query, ...abort }), paging);
  },
};

/** How often pages were opened each day, what was looked for, and what was missed. */
export const aroundVisitsQuery = (client: RubicoreClient, view: TableView) => {
  const days = daysOf(view);
  return queryOptions({
    queryKey: [...queryKeys.visits, 'around', days],
    queryFn: async ({ signal }) => {
      const [perDay, searches, comments] = await Promise.all([
        client.call('listVisitDays', { query: { days }, signal }),
        client.call('listSearchVisits', { query: { days, perPage: MAX_SEARCHES }, signal }),
        client.call('listFeedbackComments', { query: { days, perPage: MAX_COMMENTS }, signal }),
      ]);
      return { perDay, searches: [...searches], comments: [...comments] };
    },
  });
};
