/** One page of a list: an array that knows how many rows there are in all pages. Source: SPEC section 7. */
export type PageList<Item> = Item[] & { total: number };

/** Attaches the total to the rows; an unusable total becomes the number of rows. */
export function pageList<Item>(items: Item[], total: number | null): PageList<Item> {
  const count = total !== null && Number.isSafeInteger(total) && total >= 0 ? total : items.length;
  return Object.assign(items, { total: count });
}
