import type { PostStatus } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { FileText, Pencil, UserRound } from 'lucide-react';
import { paths } from '../../addresses/paths.ts';
import { hitPath } from '../../layout/search-box/hit-path.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { mayAny } from '../../session/may-any.ts';
import { nameOf, type OwnSession } from '../../session/use-session.ts';
import { BEGINNERS } from '../../session/writers.ts';
import { findRecords } from './found-records.ts';
import type { PaletteLine } from './own-commands.ts';

const MOST = 5;
/** What is shorter is not asked for. */
export const MIN_LETTERS = 2;

/** What the service finds by a text: posts, people, for those who write what they may go on writing, and what somebody looks after. */
export type Found = {
  posts: PaletteLine[];
  drafts: PaletteLine[];
  people: PaletteLine[];
  records: PaletteLine[];
  hasFailed: boolean;
};

export const NOTHING_FOUND: Found = { posts: [], drafts: [], people: [], records: [], hasFailed: false };

/** Asks the service, which answers with what somebody may see alone. A part that fails is left out, and said. */
export const foundQuery = (client: RubicoreClient, session: OwnSession, text: string) =>
  queryOptions({
    queryKey: [...queryKeys.content, 'palette', session.user.id, text],
    enabled: text.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
    async queryFn({ signal }): Promise<Found> {
      const asked = [
        findPosts(client, text, signal),
        findPeople(client, text, signal),
        mayAny(session, ...BEGINNERS, 'publish_post') ? findDrafts(client, { q: text, session, signal }) : [],
        findRecords(session, { client, q: text, signal }),
      ] as const;
      const answers = await Promise.allSettled(asked);
      const [posts, people, drafts, records] = answers;
      return {
        posts: linesOf(posts),
        people: linesOf(people),
        drafts: linesOf(drafts),
        records: linesOf(records),
        hasFailed: answers.some(({ status }) => status === 'rejected'),
      };
    },
  });

/** The people alone, for anyone who is shown posts by something else. */
export const peopleQuery = (client: RubicoreClient, session: OwnSession, text: string) =>
  queryOptions({
    queryKey: [...queryKeys.content, 'colleagues', session.user.id, text],
    enabled: text.length >= MIN_LETTERS,
    queryFn: ({ signal }) => findPeople(client, text, signal),
  });

function linesOf(answer: PromiseSettledResult<PaletteLine[]>): PaletteLine[] {
  return answer.status === 'fulfilled' ? answer.value : [];
}

async function findPosts(client: RubicoreClient, q: string, signal: AbortSignal): Promise<PaletteLine[]> {
  const { titles } = await client.call('suggestSearch', { query: { q, perPage: MOST }, signal });
  return titles.map((title) => ({
    key: `${title.kind}-${title.id}`,
    label: title.title,
    icon: FileText,
    target: title.url === null ? { to: hitPath(title) } : { href: title.url },
  }));
}

async function findPeople(client: RubicoreClient, q: string, signal: AbortSignal): Promise<PaletteLine[]> {
  const people = await client.call('listUsers', { query: { q, perPage: MOST }, signal });
  return people.map((person) => ({
    key: `person-${person.id}`,
    label: nameOf(person),
    ...(person.profile?.phone ? { detail: person.profile.phone } : {}),
    icon: UserRound,
    target: { to: paths.profileInfo(person.uid || String(person.id)) },
  }));
}

/** What somebody may change: of all posts for those who publish, else what they have written themselves. */
async function findDrafts(
  client: RubicoreClient,
  { q, session, signal }: { q: string; session: OwnSession; signal: AbortSignal },
): Promise<PaletteLine[]> {
  const status: PostStatus[] = ['draft', 'future', 'publish'];
  const query = { q, status, includeEnded: true, perPage: MOST };
  const posts = await (mayAny(session, 'publish_post')
    ? client.call('listPosts', { query, signal })
    : client.call('listMyPosts', { query, signal }));
  return posts.map((post) => ({
    key: `draft-${post.id}`,
    label: post.title,
    icon: Pencil,
    target: { to: paths.createContent(post.id) },
  }));
}
