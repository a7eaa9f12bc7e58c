import { stepsFrom } from '../../lists/steps.ts';
import { SEARCH_TEXT_MAX_LENGTH } from '../../queries/search.ts';
import { paths } from '../../router/paths.ts';
import { sv } from '../../texts/sv.ts';

/** The text searched for: the slug, cut to what a question needs. */
export function textFrom(slug: string | undefined): string {
  return (slug ?? '').trim().slice(0, SEARCH_TEXT_MAX_LENGTH);
}

/** Which kind of content, and how many helpings of it, an address asks for. */
export function viewFrom(search: URLSearchParams) {
  const type = search.get('typ');
  return { type: type !== null && Object.hasOwn(sv.types, type) ? type : null, steps: stepsFrom(search) };
}

/** The address of a view of the results. */
export function viewPath(text: string, type: string | null, steps: number): string {
  const query = new URLSearchParams();
  if (type !== null) query.set('typ', type);
  if (steps > 1) query.set('sida', String(steps));
  return query.size === 0 ? paths.search(text) : `${paths.search(text)}?${query}`;
}
