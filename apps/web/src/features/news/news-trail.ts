import { JOBS_PAGE_SLUG, type Post } from '@brandpost/domain';
import { paths } from '../../addresses/paths.ts';
import type { MenuPage } from '../../queries/pages.ts';
import { sv } from '../../texts/sv.ts';
import { newsTexts } from './news-texts.ts';

const NEWS_TRAIL = [{ title: sv.titles.news, path: paths.newsList() }] as const;
/** Where information to staff is listed, on their own pages. */
const STAFF_TRAIL = [{ title: newsTexts.information, path: paths.information() }] as const;
export const STAFF_START = { title: newsTexts.own, path: paths.profile() };
const STAFF_TYPES: readonly Post['type'][] = ['info', 'info-important', 'related_info'];

/** Whether it is information to staff. */
export function isForStaff({ type }: Pick<Post, 'type'>): boolean {
  return STAFF_TYPES.includes(type);
}

/**
 * The way to a piece of news, to a vacancy, or to information for staff.
 * @param pages those in the menu: a vacancy stands below the page about jobs, where there is one
 */
export function trailOf(
  post: Pick<Post, 'type' | 'vacancy'>,
  pages: readonly MenuPage[],
): readonly { title: string; path: string }[] {
  if (post.vacancy) {
    return pages
      .filter(({ slug }) => slug === JOBS_PAGE_SLUG)
      .map(({ title }) => ({ title, path: paths.jobs() }));
  }
  return isForStaff(post) ? STAFF_TRAIL : NEWS_TRAIL;
}
