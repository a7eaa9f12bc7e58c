import type { Post } from '@brandpost/domain';
import { paths } from './paths.ts';

/** The map of an alert's area, under another name whenever the alert is saved. */
export function areaMapPath({ slug, updatedDate }: Pick<Post, 'slug' | 'updatedDate'>): string {
  return `${paths.alert(slug)}/karta/${Number(new Date(updatedDate ?? 0)).toString(36)}.svg`;
}
