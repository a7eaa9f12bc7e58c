import type { PageList } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { searchOf, type TableView } from '../../administration/table/table-view.ts';
import { want } from '../../api/read.ts';
import type { Services } from '../../api/services.ts';
import { fetchMenuPages, missingFixedPages } from '../../queries/pages.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { mayAny } from '../../session/may-any.ts';
import type { OwnSession } from '../../session/use-session.ts';
import { CONTENT_SHAPE, contentQuery, OLDER_VERSIONS } from '../admin-content/content-view.ts';
import { filtersOf, type LibraryView, queryOf, WHOLE_LIBRARY } from '../media-library/list/library-view.ts';
import type { ReportCount } from './counts.tsx';

const ONE = { page: 1, perPage: 1 };
const ALL_CONTENT: TableView = { q: '', sort: CONTENT_SHAPE.defaultSort, page: 1, filters: {} };

/** How much there is of what has to be looked at. */
export const countsQuery = (services: Services, session: OwnSession) =>
  queryOptions({ queryKey: [...queryKeys.reports, 'counts'], queryFn: () => fetchCounts(services, session) });

/** How much there is of what has to be looked at; of files for those alone who may manage them. */
async function fetchCounts(services: Services, session: OwnSession): Promise<ReportCount[]> {
  const { client, now } = services;
  const content = async (name: ReportCount['name'], filters: Record<string, string>) => {
    const view = { ...ALL_CONTENT, filters };
    const asked = client.call('listPosts', { query: { ...contentQuery(view, now), ...ONE } });
    const to = adminPaths.content() + searchOf(view, CONTENT_SHAPE);
    return { name, count: await counted(services, asked), to };
  };
  const files = async (name: ReportCount['name'], change: Partial<LibraryView>) => {
    const view = { ...WHOLE_LIBRARY, ...change };
    const asked = client.call('listMedia', { query: { ...filtersOf(view), ...ONE } });
    const to = adminPaths.media() + queryOf(view);
    return { name, count: await counted(services, asked), to };
  };
  const missingPages = async (): Promise<ReportCount[]> => {
    const missing = missingFixedPages(await want(services, fetchMenuPages(services), []));
    const view = { ...ALL_CONTENT, filters: { typ: 'page', status: 'draft' } };
    const to = adminPaths.content() + searchOf(view, CONTENT_SHAPE);
    return missing.length === 0 ? [] : [{ name: 'missingPages', count: missing.length, to }];
  };
  const counts = await Promise.all([
    content('stale', { urval: 'gamla' }),
    content('scheduled', { status: 'future' }),
    content('olderVersions', { urval: OLDER_VERSIONS }),
    ...(mayAny(session, 'manage_media')
      ? [files('missingAlt', { missingAlt: true }), files('unused', { unused: true })]
      : []),
  ]);
  return [...(await missingPages()), ...counts];
}

async function counted(services: Services, asked: Promise<PageList<unknown>>): Promise<number | null> {
  return await want(
    services,
    asked.then(({ total }) => total),
    null,
  );
}
