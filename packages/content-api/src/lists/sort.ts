import { type RawBuilder, sql } from 'kysely';
import { invalidQuery } from '../errors.ts';

/** The fields that a list can be sorted by, and their columns. Nothing else of a caller's text gets near the SQL. */
export type SortColumns = ReadonlyMap<string, string>;

const MAX_FIELDS = 5;
const FIELD = /^\s*([A-Za-z]{1,40})(?:\s+(ASC|DESC))?\s*$/i;

/**
 * What to order by for a `sort` such as `publishedDate DESC, name ASC`. Rows without a value come last either way, and
 * the id settles what is left.
 * @throws invalidQuery for a field or a form that is not known
 */
export function orderBy(sort: string, columns: SortColumns, idColumn: string): RawBuilder<unknown> {
  const fields = sort.split(',');
  if (fields.length > MAX_FIELDS) throw invalidSort(columns);
  const terms = fields.map((field) => {
    const [, name = '', direction = 'ASC'] = FIELD.exec(field) ?? [];
    const column = columns.get(name);
    if (column === undefined) throw invalidSort(columns);
    return sql`${sql.ref(column)} ${sql.raw(direction.toUpperCase() === 'DESC' ? 'desc' : 'asc')} nulls last`;
  });
  return sql.join([...terms, sql.ref(idColumn)]);
}

function invalidSort(columns: SortColumns) {
  const known = [...columns.keys()].join(', ');
  return invalidQuery([{ field: 'sort', message: `Listan går inte att sortera så. Det här går: ${known}` }]);
}
