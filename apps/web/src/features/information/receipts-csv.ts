import type { AcknowledgementReport } from '@brandpost/rubicore-api';
import { formatDateTime } from '@brandpost/swedish';
import { staffTexts } from '../../layout/profile/staff-texts.ts';

const { columns, yes, no } = staffTexts.receipts;
/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What makes spreadsheets take a cell for a formula. Source: OWASP, CSV Injection. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** Who has acknowledged and who has not, as Swedish spreadsheets read it: semicolons, and no cell that calculates. */
export function receiptsCsv({ people }: Pick<AcknowledgementReport, 'people'>): string {
  const rows = people.map(({ displayName, groups, acknowledgedDate }) => [
    displayName,
    groups.join(', '),
    acknowledgedDate === null ? no : yes,
    acknowledgedDate === null ? '' : formatDateTime(acknowledgedDate),
  ]);
  const head = [columns.name, columns.groups, columns.state, columns.when];
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

function cell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
