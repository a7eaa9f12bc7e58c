import {
  type Acknowledgement,
  asksForAcknowledgement,
  type Category,
  GROUP_CATEGORY_ID,
  LIST_PER_PAGE,
  type Link,
  leftToRead,
  mergeNotifications,
  type Node,
  notificationQueries,
  type Post,
  relevantNotifications,
  type Viewer,
} from '@brandpost/domain';
import {
  type DecodedUser,
  decodeLink,
  decodePost,
  decodeUser,
  pageList,
  type WireUser,
} from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { decodedList } from '../api/decoded.ts';
import { want } from '../api/read.ts';
import type { Services } from '../api/services.ts';
import { queryKeys } from '../server-state/query-keys.ts';
import type { OwnSession } from '../session/use-session.ts';
import { readIdsOf } from './reading-marks.ts';

/** What lists of information show of a post. */
const LISTED_FIELDS = [
  ...(['id', 'type', 'title', 'excerpt', 'slug', 'publishedDate', 'pseudoAuthor'] as const),
  ...(['nodeIds', 'categoryIds', 'userIds', 'acknowledgeBy', 'acknowledgementRound', 'alert'] as const),
] as const satisfies readonly (keyof Post)[];
export type StaffPost = Pick<Post, (typeof LISTED_FIELDS)[number]>;

/** What stands behind the whole profile area. */
export type ProfileData<Shown extends StaffPost = StaffPost> = {
  user: WireUser;
  /** Every group there is. */
  nodes: Node[];
  /** Every job role there is. */
  jobs: Category[];
  tools: Link[];
  favourites: Link[];
  /** Information of both kinds, newest first. */
  information: Shown[];
  alerts: Shown[];
  readIds: number[];
  acknowledgements: Acknowledgement[];
  /** How much is left to read or acknowledge. */
  unread: number;
};

/** Whatever a write to one's own account, tools or marks may change. */
export const OWN_INVALIDATES = [queryKeys.profile, queryKeys.users, queryKeys.notices];

/** What stands behind the whole profile area. */
export const profileQuery = (services: Services, session: OwnSession) =>
  queryOptions({
    queryKey: [...queryKeys.profile, 'own'],
    queryFn: () => fetchProfile(services, session, summaryOf),
  });

/**
 * Who somebody is, and then all that the profile area shows of it, at once. A part that fails is left out, and said.
 * @param shownOf what is kept of a post, which comes with its content
 * Source: SPEC section 4, Layout load; section 8.
 */
export async function fetchProfile<Shown extends StaffPost>(
  services: Services,
  session: OwnSession,
  shownOf: (post: Post) => Shown,
): Promise<ProfileData<Shown>> {
  const { client } = services;
  const answered: unknown = await want(
    services,
    client.call('getUser', { params: { id: String(session.user.id) } }),
    session.user,
  );
  const decoded = decodeUser(answered);
  const user = decoded === null ? session.user : await withOwnLists(services, decoded);
  const perPage = LIST_PER_PAGE;
  const links = (type: 'tool' | 'favorite') =>
    want(
      services,
      client.call('listUserLinks', { params: { id: user.id }, query: { type, perPage } }),
      pageList([], 0),
    );
  const [nodes, jobs, tools, favourites, posts, acknowledgements] = await Promise.all([
    want(
      services,
      client.call('listNodes', { query: { categoryId: GROUP_CATEGORY_ID, perPage } }),
      pageList([], 0),
    ),
    want(services, client.call('listCategories', { query: { type: 'pidjob', perPage } }), pageList([], 0)),
    links('tool'),
    links('favorite'),
    fetchNotifications(services, viewerOf(user), shownOf),
    want(services, client.call('listMyAcknowledgements', { query: { perPage } }), pageList([], 0)),
  ]);
  const root = nodes.find(({ parent }) => parent === null);
  const rootNodeIds = root === undefined ? [] : [root.id];
  const meantFor = (list: readonly Shown[]) => relevantNotifications(list, viewerOf(user), { rootNodeIds });
  const information = meantFor(posts.notifications);
  const alerts = meantFor(posts.alerts);
  const readIds = readIdsOf(user.meta);
  return {
    user,
    nodes: [...nodes],
    jobs: [...jobs],
    tools: decodedLinks(tools),
    favourites: decodedLinks(favourites),
    information,
    alerts,
    readIds,
    acknowledgements: [...acknowledgements],
    unread: leftToRead(toReadFrom({ information, alerts }), { readIds, acknowledgements }).length,
  };
}

/** What somebody is to read: information, and of the alerts those that are to be acknowledged. Alerts stand apart. */
export function toReadFrom<Shown extends StaffPost>({
  information,
  alerts,
}: Pick<ProfileData<Shown>, 'information' | 'alerts'>): Shown[] {
  return [...alerts.filter(asksForAcknowledgement), ...information];
}

/** Source: SPEC section 4, Notifications. */
async function fetchNotifications<Shown extends StaffPost>(
  services: Services,
  viewer: Viewer,
  shownOf: (post: Post) => Shown,
) {
  const queries = notificationQueries(viewer);
  const ask = async ({ sort, ...query }: (typeof queries)[keyof typeof queries]) => {
    const asked = services.client.call('listPosts', { query: { ...query, sort, perPage: LIST_PER_PAGE } });
    const rows = await want(services, asked, null);
    return rows === null ? [] : decodedList(rows, decodePost).map(shownOf);
  };
  const [info, infoImportant, alerts] = await Promise.all([
    ask(queries.info),
    ask(queries.infoImportant),
    ask(queries.alerts),
  ]);
  return mergeNotifications({ info, infoImportant, alerts });
}

/** What lists of information show of a post. */
export function summaryOf(post: Post): StaffPost {
  return Object.fromEntries(LISTED_FIELDS.map((name) => [name, post[name]])) as StaffPost;
}

function decodedLinks(rows: readonly unknown[]): Link[] {
  return rows.flatMap((row) => decodeLink(row) ?? []);
}

/** A user as the rules of visibility see them; what is meant for administrators too is decided as for all others. */
/** An upstream that tells no groups and jobs with a user is asked for them. Source: SPEC section 4, Layout load. */
async function withOwnLists(
  services: Services,
  { user, hasGroups, hasJobs }: DecodedUser,
): Promise<WireUser> {
  const query = { userId: user.id, perPage: LIST_PER_PAGE };
  const [groups, jobs] = await Promise.all([
    hasGroups ? null : want(services, services.client.call('listNodes', { query }), pageList([], 0)),
    hasJobs
      ? null
      : want(
          services,
          services.client.call('listCategories', { query: { type: 'pidjob', ...query } }),
          pageList([], 0),
        ),
  ]);
  return {
    ...user,
    groups: groups === null ? user.groups : groups.map(({ id }) => id),
    jobs: jobs === null ? user.jobs : jobs.map(({ id }) => id),
  };
}

function viewerOf({ id, groups, jobs }: WireUser): Viewer {
  return { userId: id, nodeIds: groups, categoryIds: jobs, isAdministrator: false, mayReview: false };
}
