import type { Look, ViewedListControls } from '../saved-views/look.ts';
import type { Column } from './column.ts';
import { chooseColumns, usualColumns } from './column-choice.ts';
import { searchOf, viewFrom } from './table-view.ts';
import type { TableControls } from './use-table-view.ts';

/** How a table is seen, and how it is seen otherwise: its address and its columns. */
export function tableLook<Row>(
  name: string,
  { view, shape, change }: TableControls,
  columns: readonly Column<Row>[],
  shown: ReadonlySet<string>,
): ViewedListControls {
  const idsOf = (chosen: ReadonlySet<string>) =>
    columns.flatMap(({ id }, index) => (index === 0 || chosen.has(id) ? [id] : []));
  const viewOf = ({ query }: Look) => ({ ...viewFrom(new URLSearchParams(query), shape), page: 1 });
  const queryOf = (seen: typeof view) => searchOf({ ...seen, page: 1 }, shape).slice(1);
  return {
    look: { query: queryOf(view), columns: idsOf(shown) },
    lookOf: (saved) => ({
      query: queryOf(viewOf(saved)),
      columns: idsOf(new Set(saved.columns ?? usualColumns(columns))),
    }),
    show(look) {
      chooseColumns(name, look.columns ?? usualColumns(columns));
      change(viewOf(look));
    },
  };
}
