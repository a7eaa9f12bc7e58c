import { LIST_PER_PAGE } from '@brandpost/domain';
import { type PageList, pageList, type WirePost } from '@brandpost/rubicore-api';
import type { TableView } from '../../admin-table/table-view.ts';
import type { Services } from '../../app/services.ts';
import { fetchMenuPages } from '../../queries/pages.ts';
import { want } from '../../queries/read.ts';
import { nameOf } from '../../session/use-session.ts';
import type { ContentNames } from './content-row.ts';
import { contentQuery, isMine } from './content-view.ts';

/** So that their numbers fit into an address. */
const NAMES_PER_CALL = 200;

/** The posts of a view: one page of them, or as many as `perPage` says. */
export function fetchContent(
  { client, now }: Pick<Services, 'client' | 'now'>,
  view: TableView,
  paging: { page?: number; perPage: number },
): Promise<PageList<WirePost>> {
  const query = { ...contentQuery(view, now), ...paging };
  return isMine(view) ? client.call('listMyPosts', { query }) : client.call('listPosts', { query });
}

/** The names of what posts refer to. Those that cannot be had are told by number. */
export async function fetchContentNames(
  services: Services,
  posts: Promise<readonly WirePost[]>,
): Promise<ContentNames> {
  const { client } = services;
  const query = { perPage: LIST_PER_PAGE };
  const [users, groups, jobs, pages] = await Promise.all([
    posts.then((found) => fetchUserNames(services, found)),
    want(services, client.call('listNodes', { query }), pageList([], 0)),
    want(services, client.call('listCategories', { query: { ...query, type: 'pidjob' } }), pageList([], 0)),
    want(services, fetchMenuPages(services), []),
  ]);
  return {
    users,
    groups: Object.fromEntries(groups.map(({ id, name }) => [id, name])),
    jobs: Object.fromEntries(jobs.map(({ id, name }) => [id, name])),
    pages: Object.fromEntries(pages.map(({ id, title }) => [id, title])),
    rootGroup: groups.find(({ parent }) => parent === null)?.id ?? null,
  };
}

/** Names of the people that posts refer to, and of no others: a large service has thousands. */
export async function fetchUserNames(
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
