import type { Post } from '@brandpost/domain';
import { paths } from '../../addresses/paths.ts';
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

/** The way to a piece of news, or of information to staff. */
export function trailOf(post: Pick<Post, 'type'>): readonly { title: string; path: string }[] {
  return isForStaff(post) ? STAFF_TRAIL : NEWS_TRAIL;
}
