import type { PageVisits, RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { tableQuery } from '../../administration/table/table-query.ts';
import { ROWS_PER_PAGE, type TableShape, type TableView } from '../../administration/table/table-view.ts';
import { queryKeys } from '../../server-state/query-keys.ts';

/** The most opened first, always. */
export const VISITS_SHAPE: TableShape = { sorts: ['antal'], defaultSort: '-antal', filters: ['dagar'] };

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

/** One page of the pages. */
export function visitsQuery(client: RubicoreClient, view: TableView) {
  const query = { page: view.page, perPage: ROWS_PER_PAGE, days: daysOf(view) };
  return tableQuery(
    [...queryKeys.visits, 'pages', query],
    (signal) => client.call('listPageVisits', { query, signal }),
    (page, index): VisitsRow => ({ ...page, id: (view.page - 1) * ROWS_PER_PAGE + index + 1 }),
  );
}

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
