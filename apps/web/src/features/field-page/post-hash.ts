import type { FieldPost } from '../../field-store/field-content.ts';

/** Where a post is read within the page. */
export function postHash({ id }: Pick<FieldPost, 'id'>): string {
  return `#las-${id}`;
}

/** Where all of them are. */
export const OVERVIEW_HASH = '#oversikt';
