import type { FastifyRequest } from 'fastify';

/** All that pages read of a query. What others add, such as where a link was shared, makes no other page. */
const READ_BY_PAGES = [
  ...['sida', 'typ', 'exakt', 'ar', 'sprak', 'q', 'fel', 'tillbaka', 'utloggad', 'visa', 'status'],
];

/** Path and query with exactly one leading slash, so that it cannot be read as another host. */
export function addressOf(request: FastifyRequest): string {
  return (request.raw.url ?? '/').replace(/^[/\\]+/, '/');
}

/** The path alone. */
export function pathOf(request: FastifyRequest): string {
  return addressOf(request).split('?', 1)[0] ?? '/';
}

/** Path and query with nothing but what a page depends on, in one order. Source: SECURITY T25. */
export function pageAddress(request: FastifyRequest): string {
  const [path = '/', ...rest] = addressOf(request).split('?');
  if (rest.length === 0) return path;
  const asked = new URLSearchParams(rest.join('?'));
  const read = READ_BY_PAGES.flatMap((name) =>
    asked.getAll(name).map((value) => [name, value] as [string, string]),
  );
  return read.length === 0 ? path : `${path}?${new URLSearchParams(read)}`;
}
