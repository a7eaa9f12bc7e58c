import { ChoiceMenu } from '@brandpost/ui/widgets';
import { Columns3 } from 'lucide-react';
import { adminTableTexts } from '../admin-table-texts.ts';
import type { Column } from './column.ts';
import { chooseColumns } from './column-choice.ts';

type ColumnMenuProps<Row> = {
  table: string;
  columns: readonly Column<Row>[];
  shown: ReadonlySet<string>;
};

/** Which columns there are; the first one stays. Remembered in this browser. */
export function ColumnMenu<Row>({ table, columns, shown }: ColumnMenuProps<Row>) {
  const toggle = (changed: string) =>
    chooseColumns(
      table,
      columns.map(({ id }) => id).filter((other) => shown.has(other) !== (other === changed)),
    );
  return (
    <ChoiceMenu
      label={adminTableTexts.columns}
      icon={Columns3}
      choices={columns.slice(1).map(({ id, title }) => ({ key: id, name: title }))}
      chosen={shown}
      onToggle={toggle}
    />
  );
}
