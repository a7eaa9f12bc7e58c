import type { Post } from '@brandpost/domain';
import { paths } from '../../addresses/paths.ts';
import { sv } from '../../texts/sv.ts';
import { newsTexts } from './news-texts.ts';

const NEWS_TRAIL = [{ title: sv.titles.news, path: paths.newsList() }] as const;
/** Where information to staff is listed. */
const STAFF_TRAIL = [{ title: newsTexts.information, path: paths.information() }] as const;
const STAFF_TYPES: readonly Post['type'][] = ['info', 'info-important', 'related_info'];

/** The way to a piece of news, or of information to staff. */
export function trailOf({ type }: Pick<Post, 'type'>): readonly { title: string; path: string }[] {
  return STAFF_TYPES.includes(type) ? STAFF_TRAIL : NEWS_TRAIL;
}
