/**
 * The `Link` header of one page of a list: first, prev, next and last where there are such. Source: RFC 8288.
 * @param address path and query as asked for
 */
export function pageLinks(address: string, total: number): string | null {
  const url = new URL(address, 'http://list');
  const perPage = Number(url.searchParams.get('perPage') ?? 20);
  const page = Number(url.searchParams.get('page') ?? 1);
  if (!Number.isInteger(perPage) || !Number.isInteger(page) || perPage < 1 || page < 1) return null;
  const last = Math.max(1, Math.ceil(total / perPage));
  const relations = [
    ['first', 1],
    ['prev', page - 1],
    ['next', page + 1],
    ['last', last],
  ] as const;
  return relations
    .filter(([, target]) => target >= 1 && target <= last)
    .map(([relation, target]) => {
      url.searchParams.set('page', String(target));
      return `<${url.pathname}${url.search}>; rel="${relation}"`;
    })
    .join(', ');
}
