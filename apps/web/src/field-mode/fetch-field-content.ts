import { safeUrl } from '@brandpost/cms-blocks';
import { leftToRead, type Post, pathOfPost, readingOf } from '@brandpost/domain';
import type { WireUser } from '@brandpost/rubicore-api';
import { createErrorLog } from '../api/error-log.ts';
import type { Services } from '../api/services.ts';
import type { FieldColleague, FieldContent, FieldPost } from '../field-store/field-content.ts';
import { fetchProfile, type ProfileData, summaryOf, toReadFrom } from '../queries/profile.ts';
import { nameOf, type OwnSession } from '../session/use-session.ts';
import { wordsOf } from './words-of.ts';

const MAX_POSTS = 50;
const MAX_COLLEAGUES = 1000;

const withText = (post: Post) => ({
  ...summaryOf(post),
  updatedDate: post.updatedDate,
  content: post.content ?? [],
});
type PostWithText = ReturnType<typeof withText>;
type Profile = ProfileData<PostWithText>;

/**
 * What somebody may need without a network: what they are to read first, then what is newest of the rest; their tools;
 * colleagues with a telephone. By the calls of their own pages, so that it is what they may see there and no more.
 * @throws Error when a part cannot be had: what is kept stays as it is
 */
export async function fetchFieldContent(services: Services, session: OwnSession): Promise<FieldContent> {
  const errors = createErrorLog();
  const [profile, people] = await Promise.all([
    fetchProfile({ ...services, errors }, session, withText),
    services.client.call('listUsers', { query: { perPage: MAX_COLLEAGUES, sort: 'name ASC' } }),
  ]);
  if (errors.entries().length > 0) throw new Error('A part of what is kept for the field could not be had');
  const all = toReadFrom(profile);
  const left = leftToRead(all, profile);
  const chosen = [...left, ...all.filter((post) => !left.includes(post))].slice(0, MAX_POSTS);
  return {
    name: profile.user.firstName || nameOf(profile.user),
    posts: chosen.map((post) => fieldPostFrom(post, profile)),
    tools: profile.tools.flatMap(({ id, name, url }) =>
      safeUrl(url, 'link') === null ? [] : [{ id, name, url }],
    ),
    colleagues: people.flatMap((person) => colleagueFrom(person, profile) ?? []),
  };
}

function fieldPostFrom(post: PostWithText, profile: Profile): FieldPost {
  const { slug: _, nodeIds: __, categoryIds: ___, userIds: ____, alert, content, ...shown } = post;
  return {
    ...shown,
    path: pathOfPost(post),
    ...readingOf(post, profile),
    instructions: alert?.instructions ?? [],
    ...wordsOf(content),
  };
}

/** @returns null for anyone who cannot be called */
function colleagueFrom(person: WireUser, { nodes, jobs }: Profile): FieldColleague | null {
  const phone = person.profile?.phone?.trim() ?? '';
  if (phone === '') return null;
  const stations = nodes.filter(({ parent }) => parent !== null);
  const namesIn = (rows: readonly { id: number; name: string }[], ids: readonly number[]) =>
    rows.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const about = [...namesIn(jobs, person.jobs), ...namesIn(stations, person.groups)];
  const area = person.profile?.workingArea ?? '';
  return {
    ...{ id: person.id, name: nameOf(person), phone },
    about: [...new Set([...about, area])].filter(Boolean).join(' · '),
  };
}
