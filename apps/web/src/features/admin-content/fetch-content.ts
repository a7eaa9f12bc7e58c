import { LIST_PER_PAGE, PAGES_PER_PAGE } from '@brandpost/domain';
import { type CallOptions, pageList, type RubicoreClient, type WirePost } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import type { RecordList } from '../../administration/table/record-list.ts';
import { want } from '../../api/read.ts';
import type { Services } from '../../api/services.ts';
import { fetchMenuPages } from '../../queries/pages.ts';
import { queryClientOf } from '../../server-state/query-client-of.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { nameOf } from '../../session/use-session.ts';
import { type ContentNames, type ContentRow, contentRows, type TreePageRow } from './content-row.ts';
import { CONTENT_SHAPE, contentQuery, isMine } from './content-view.ts';

const TREE_QUERY = {
  type: ['page', 'page-related'],
  status: ['publish', 'draft', 'future'],
  includeEnded: true,
  perPage: PAGES_PER_PAGE,
  sort: 'order ASC',
} satisfies CallOptions<'listPosts'>['query'];

/** So that their numbers fit into an address. */
const NAMES_PER_CALL = 200;

/** All that is written, with the names of what it refers to. */
export const CONTENT: RecordList<ContentRow> = {
  name: 'innehall',
  shape: CONTENT_SHAPE,
  queryKey: queryKeys.posts,
  async ask(services, { view, paging }) {
    const { client, now } = services;
    const query = { ...contentQuery(view, now), ...paging };
    const asked = isMine(view) ? client.call('listMyPosts', { query }) : client.call('listPosts', { query });
    const [posts, users, names] = await Promise.all([
      asked,
      asked.then((found) => fetchUserNames(services, found)),
      queryClientOf(services).fetchQuery(contentNamesQuery(services)),
    ]);
    return pageList(contentRows(posts, { ...names, users }), posts.total);
  },
};

/** The names of what posts refer to, but for people. Those that cannot be had are shown as numbers. */
export const contentNamesQuery = (services: Services) =>
  queryOptions({
    queryKey: [...queryKeys.content, 'names'],
    async queryFn(): Promise<Omit<ContentNames, 'users'>> {
      const { client } = services;
      const query = { perPage: LIST_PER_PAGE };
      const jobQuery = { ...query, type: 'pidjob' };
      const [groups, jobs, pages] = await Promise.all([
        want(services, client.call('listNodes', { query }), pageList([], 0)),
        want(services, client.call('listCategories', { query: jobQuery }), pageList([], 0)),
        want(services, fetchMenuPages(services), []),
      ]);
      return {
        groups: Object.fromEntries(groups.map(({ id, name }) => [id, name])),
        jobs: Object.fromEntries(jobs.map(({ id, name }) => [id, name])),
        pages: Object.fromEntries(pages.map(({ id, title }) => [id, title])),
        rootGroup: groups.find(({ parent }) => parent === null)?.id ?? null,
      };
    },
  });

/** All pages as the tree shows them: little of each. */
export const pageTreeQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.posts, 'tree'],
    async queryFn({ signal }): Promise<TreePageRow[]> {
      const rows = await client.call('listPosts', { query: TREE_QUERY, signal });
      // Versions in other languages have no place of their own: the table has them.
      const placed = rows.filter(({ translationOfId = null }) => translationOfId === null);
      return placed.map(({ id, parentId, order, slug, title, type, status }) => ({
        id,
        parentId,
        order,
        slug,
        title,
        type,
        status,
      }));
    },
  });

/** Names of the people that posts refer to, and of no others: a large service has thousands. */
async function fetchUserNames(
  services: Services,
  posts: readonly WirePost[],
): Promise<ContentNames['users']> {
  const ids = new Set(
    posts.flatMap(({ authorId, userId, editorId }) => [authorId ?? [], userId, editorId].flat()),
  );
  const some = Array.from({ length: Math.ceil(ids.size / NAMES_PER_CALL) }, (_, part) =>
    [...ids].slice(part * NAMES_PER_CALL, (part + 1) * NAMES_PER_CALL),
  );
  const asked = some.map((id) => {
    const query = { id, includeInactive: true, perPage: NAMES_PER_CALL };
    return want(services, services.client.call('listUsers', { query }), pageList([], 0));
  });
  const users = (await Promise.all(asked)).flat();
  return Object.fromEntries(users.map((user) => [user.id, nameOf(user)]));
}
