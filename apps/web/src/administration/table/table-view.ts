/** How a list is seen: what is searched for, in which order, which page of it, and what is let through. */
export type TableView = {
  q: string;
  /** A column's sort name, with a minus before it for the other direction. */
  sort: string;
  page: number;
  filters: Readonly<Record<string, string>>;
};

/** What an address may say of a list. Filters are by the names that they have in the address. */
export type TableShape = {
  sorts: readonly string[];
  defaultSort: string;
  filters: readonly string[];
};

export const ROWS_PER_PAGE = 25;

const LONGEST_TEXT = 100;
const LAST_PAGE = 100_000;

/** Reads an address; what makes no sense in it is left out. */
export function viewFrom(search: URLSearchParams, { sorts, defaultSort, filters }: TableShape): TableView {
  const sort = search.get('ordning') ?? '';
  const page = Number(search.get('sida'));
  const chosen = filters.flatMap((name) => {
    const value = search.get(name) ?? '';
    return value === '' || value.length > LONGEST_TEXT ? [] : [[name, value]];
  });
  return {
    q: (search.get('q') ?? '').slice(0, LONGEST_TEXT),
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : defaultSort,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    filters: Object.fromEntries(chosen),
  };
}

/** A view as the address's query; the parts that are as usual are left out, so that one view has one address. */
export function searchOf({ q, sort, page, filters }: TableView, { defaultSort }: TableShape): string {
  const search = new URLSearchParams();
  if (q.trim() !== '') search.set('q', q.trim());
  for (const [name, value] of Object.entries(filters)) if (value !== '') search.set(name, value);
  if (sort !== defaultSort) search.set('ordning', sort);
  if (page > 1) search.set('sida', String(page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** A view with something changed: another list begins with its first page. */
export function changedView(view: TableView, change: Partial<TableView>): TableView {
  return { ...view, page: 1, ...change };
}

/** What the API is asked to sort by. @param names the API's own for each sort name, which may be several fields */
export function sortOf(
  { sort }: Pick<TableView, 'sort'>,
  names: Readonly<Record<string, string>> = {},
): string {
  const name = sort.replace(/^-/, '');
  return `${names[name] ?? name} ${sort.startsWith('-') ? 'DESC' : 'ASC'}`;
}

/** Whether anything is left out of the list. */
export function isNarrowed({ q, filters }: TableView): boolean {
  return q.trim() !== '' || Object.keys(filters).length > 0;
}
