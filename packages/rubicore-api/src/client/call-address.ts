import { API_PREFIX } from '../endpoint.ts';

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/**
 * The path and query of a call: parameters escaped, lists as repeated keys, empty values left out,
 * keys sorted so that equal calls have equal addresses.
 * @throws TypeError when a parameter is missing
 */
export function callAddress(
  path: string,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const values = new Map(Object.entries(params));
  const filled = path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined || value === '') throw new TypeError(`Parameter ${name} is missing in ${path}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item));
  }
  const text = search.toString();
  return `${API_PREFIX}${filled}${text === '' ? '' : `?${text}`}`;
}
