/** One page of a list, and how many rows there are on all pages. */
export type ListOf<Item> = { rows: Item[]; total: number };

const DEFAULT_PER_PAGE = 20;

/** What to ask the database for. Source: DESIGN section 5, Lists. */
export function pageOf(query: { perPage?: number; page?: number }): { limit: number; offset: number } {
  const limit = query.perPage ?? DEFAULT_PER_PAGE;
  return { limit, offset: ((query.page ?? 1) - 1) * limit };
}

/** The values of a filter that may be given once or several times; null when it is not given. */
export function valuesOf<Value>(filter: Value | Value[] | undefined): Value[] | null {
  if (filter === undefined) return null;
  return Array.isArray(filter) ? filter : [filter];
}

/** The list of those who may not know. */
export const EMPTY_LIST: ListOf<never> = { rows: [], total: 0 };
