import { toCsv } from '@brandpost/swedish';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { saveCsv } from '../app/save-file.ts';
import { failureOf } from '../errors/failure-of.ts';
import { adminTableTexts } from '../texts/admin-table-texts.ts';
import type { Column } from './column.ts';
import { Pill } from './control-look.ts';

type CsvButtonProps<Row> = {
  /** The file's name, without its ending. */
  name: string;
  columns: readonly Column<Row>[];
  /** All rows of the list as it is filtered, on whatever page. */
  fetchAll: () => Promise<readonly Row[]>;
  onTold: (text: string) => void;
};

/** Saves the whole list, as it is searched and filtered, as a file for a spreadsheet. */
export function CsvButton<Row>({ name, columns, fetchAll, onTold }: CsvButtonProps<Row>) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    onTold('');
    try {
      const rows = await fetchAll();
      saveCsv(`${name}.csv`, csvOf(columns, rows));
      onTold(adminTableTexts.exported(rows.length));
    } catch (error) {
      onTold(`${adminTableTexts.exportFailed} ${failureOf(error)}`);
    }
    setIsBusy(false);
  };
  return (
    <Pill type="button" disabled={isBusy} onClick={() => void save()}>
      <FileDown aria-hidden="true" size={18} />
      {isBusy ? adminTableTexts.exporting : adminTableTexts.export}
    </Pill>
  );
}

function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const told = columns.flatMap(({ title, csv }) => (csv === undefined ? [] : [{ title, csv }]));
  return toCsv(
    told.map(({ title }) => title),
    rows.map((row) => told.map(({ csv }) => csv(row))),
  );
}
