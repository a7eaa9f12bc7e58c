import type { PostStatus, PostType } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { formatTime, toSwedishClock } from '@brandpost/swedish';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { titleOf } from '../content-row.ts';
import { dayAfter, type Month, startOfDay, weeksOf } from './month.ts';

/** Something that happens to a post on a day. */
export type CalendarEntry = {
  /** Tells entries apart: a post may begin and end in one month. */
  key: string;
  kind: 'publish' | 'end' | 'change';
  postId: number;
  title: string;
  type: PostType;
  authorId: number | null;
  status: PostStatus;
  version: number | null;
  at: string;
  day: string;
  time: string;
};

const MOST = 500;

/** What is published, changes and ends in the weeks of a month, in the order of time. */
export const calendarQuery = (client: RubicoreClient, month: Month) =>
  queryOptions({
    queryKey: [...queryKeys.posts, 'calendar', month],
    async queryFn({ signal }): Promise<CalendarEntry[]> {
      const days = weeksOf(month).flat();
      const [first = '', last = ''] = [days[0], days.at(-1)];
      const posts = await client.call('listPosts', {
        query: {
          scheduledFrom: startOfDay(first),
          scheduledBefore: startOfDay(dayAfter(last, 1)),
          status: ['publish', 'future'],
          includeEnded: true,
          perPage: MOST,
          sort: 'publishedDate ASC',
        },
        signal,
      });
      return posts
        .flatMap((post) => {
          const { id, type, authorId, status, version = null } = post;
          const about = { postId: id, title: titleOf(post), type, authorId, status, version };
          const entryAt = (kind: CalendarEntry['kind'], at: string | null): CalendarEntry[] =>
            at === null
              ? []
              : [
                  {
                    ...about,
                    ...{ key: `${kind}-${id}`, kind, at },
                    ...{ day: toSwedishClock(at).slice(0, 10), time: formatTime(at) },
                  },
                ];
          return [
            ...entryAt('publish', post.publishedDate),
            ...entryAt('change', post.changesAt ?? null),
            ...entryAt('end', post.unpublishedDate),
          ];
        })
        .filter(({ day }) => day >= first && day <= last)
        .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
    },
  });

/** Whether something is still to come, and may be put off. */
export function isAhead({ at, kind, status }: CalendarEntry, now: Date): boolean {
  return Date.parse(at) > now.getTime() && (kind !== 'publish' || status === 'future');
}
