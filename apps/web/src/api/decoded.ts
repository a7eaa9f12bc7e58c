import type { PageList } from '@brandpost/rubicore-api';
import { pageList } from '@brandpost/rubicore-api';

/** A list read into the product's own types; rows that make no sense are left out, the total stays. */
export function decodedList<Item>(
  rows: PageList<unknown>,
  decode: (wire: unknown) => Item | null,
): PageList<Item> {
  const items = rows.map(decode).filter((item): item is Awaited<Item> & NonNullable<Item> => item !== null);
  return pageList(items, rows.total);
}
