import { parse } from 'node:querystring';

/** An address is at most 16 kB, so this is never the limit that is met first. */
const MAX_KEYS = 4_000;

/**
 * The keys and values of a query, `type[]=a` read as `type=a`. A key given several times has a list of values.
 * @returns an object without prototype
 */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of Object.entries(parse(text, '&', '=', { maxKeys: MAX_KEYS }))) {
    if (value === undefined) continue;
    const name = key.endsWith('[]') ? key.slice(0, -2) : key;
    const before = query[name];
    query[name] = before === undefined ? value : [before, value].flat();
  }
  return query;
}
