import { isVacancyOpen, type Post, type Vacancy } from '@brandpost/domain';
import { decodePost } from '@brandpost/rubicore-api';
import { paths } from '../addresses/paths.ts';
import { decodedList } from '../api/decoded.ts';
import type { Services } from '../api/services.ts';

/** A vacancy as it stands in lists. */
export type VacancySummary = Pick<Post, 'id' | 'title'> &
  Pick<Vacancy, 'place' | 'lastDay'> & { path: string };

/** More than any service has at one time. */
const MAX_VACANCIES = 50;

/** The vacancies that one can apply for, the first to close first; those without a last day come after. */
export async function fetchOpenVacancies({
  client,
  clock,
}: Pick<Services, 'client' | 'clock'>): Promise<VacancySummary[]> {
  const query = { isOpenVacancy: true, sort: 'publishedDate DESC', perPage: MAX_VACANCIES } as const;
  const rows = await client.call('listPosts', { query });
  const now = clock();
  // An upstream that knows no vacancies answers with other posts, and an answer from before may name what has closed.
  const open = decodedList(rows, decodePost).flatMap((post) =>
    post.vacancy !== null && isVacancyOpen(post.vacancy, now) ? summaryOf(post, post.vacancy) : [],
  );
  return open.sort((a, b) => (a.lastDay ?? NEVER).localeCompare(b.lastDay ?? NEVER));
}

const NEVER = '9999';

function summaryOf(post: Post, { place, lastDay }: Vacancy): VacancySummary {
  return { id: post.id, title: post.title, place, lastDay, path: paths.post(post) };
}
