export type CsvCell = string | number | null;

const BYTE_ORDER_MARK = '\uFEFF';
/** What the Swedish Excel takes to part columns: the comma is for decimals. */
const SEPARATOR = ';';
const LINE_END = '\r\n';
/** A text that begins like this is run by spreadsheets; also after space, in which they do not see a text. */
const RUNS_AS_FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[";\r\n\t]|^\s|\s$/;

/**
 * A table as a CSV file that opens in a Swedish spreadsheet: UTF-8 with a byte order mark, semicolons, CRLF (RFC 4180).
 * A text that a spreadsheet would run as a formula gets an apostrophe before it; numbers are left as they are.
 * @returns the file's text; null is an empty cell
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return (
    BYTE_ORDER_MARK + [header, ...rows].map((row) => row.map(cellOf).join(SEPARATOR) + LINE_END).join('')
  );
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const safe = RUNS_AS_FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
