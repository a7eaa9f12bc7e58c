import { toCsv } from '@brandpost/swedish';
import { Pill } from '@brandpost/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { saveCsv } from '../../api/save-file.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { failureOf } from '../../forms/failure-of.ts';
import { READS_ONLY } from '../../server-state/query-client.ts';
import { adminTableTexts } from '../admin-table-texts.ts';
import type { Column } from './column.ts';

type CsvButtonProps<Row> = {
  /** The file's name, without its ending. */
  name: string;
  columns: readonly Column<Row>[];
  /** All rows of the list as it is filtered, on whatever page. */
  fetchAll: () => Promise<readonly Row[]>;
  onNotice: (text: string) => void;
};

/** Saves the whole list, as it is searched and filtered, as a file for a spreadsheet. */
export function CsvButton<Row>({ name, columns, fetchAll, onNotice }: CsvButtonProps<Row>) {
  const { mutate: save, isPending: isBusy } = useMutation({
    mutationFn: fetchAll,
    meta: READS_ONLY,
    onMutate: () => onNotice(''),
    onSuccess(rows) {
      saveCsv(`${name}.csv`, csvOf(columns, rows));
      onNotice(adminTableTexts.exported(rows.length));
    },
    onError: (error) => onNotice(`${adminTableTexts.exportFailed} ${failureOf(error)}`),
  });
  return (
    <Pill type="button" onClick={() => save()} {...ariaDisabled(isBusy)}>
      <FileDown aria-hidden="true" size={18} />
      {isBusy ? adminTableTexts.exporting : adminTableTexts.export}
    </Pill>
  );
}

function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return toCsv(
    columns.map(({ title }) => title),
    rows.map((row) => columns.map(({ text, csv = text }) => csv(row))),
  );
}
