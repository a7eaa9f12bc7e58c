import { paths } from '../../addresses/paths.ts';
import { stepsFrom } from '../../lists/steps.ts';
import { SEARCH_TEXT_MAX_LENGTH } from '../../queries/search.ts';
import { typeNames } from '../../texts/type-names.ts';
import { kindOf } from './result-kinds.ts';

/** The text searched for: the slug, cut to what a question needs. */
export function textFrom(slug: string | undefined): string {
  return (slug ?? '').trim().slice(0, SEARCH_TEXT_MAX_LENGTH);
}

/** Which kind of content is asked for, null for all, how many helpings of it, and whether only of the text as it is written. */
export type SearchView = { kind: string | null; steps: number; isExact: boolean };

/** What an address asks for. */
export function viewFrom(search: URLSearchParams): SearchView {
  const type = search.get('typ');
  const kind = type !== null && Object.hasOwn(typeNames, type) ? kindOf(type) : null;
  return { kind, steps: stepsFrom(search), isExact: search.get('exakt') === '1' };
}

/** The address of a view of the results. */
export function viewPath(text: string, { kind, steps, isExact }: SearchView): string {
  const query = new URLSearchParams();
  if (isExact) query.set('exakt', '1');
  if (kind !== null) query.set('typ', kind);
  if (steps > 1) query.set('sida', String(steps));
  return query.size === 0 ? paths.search(text) : `${paths.search(text)}?${query}`;
}
