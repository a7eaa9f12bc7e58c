import { colour } from '@brandpost/ui';
import { Pill } from '@brandpost/ui/fields';
import { Columns3 } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { adminTableTexts } from '../admin-table-texts.ts';
import type { Column } from './column.ts';
import { chooseColumns } from './column-choice.ts';

const Frame = styled.div`
  position: relative;
`;
const List = styled.fieldset`
  inset: auto;
  position-area: block-end span-inline-start;
  position-try-fallbacks: flip-inline;
  min-width: 14rem;
  margin: 0.25rem 0 0;
  padding: 0.75rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  background: ${colour('bg')};
  color: ${colour('ink')};
  box-shadow: var(--bp-shadow);

  label {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    min-height: 44px;
    padding: 0 0.25rem;
    cursor: pointer;
  }
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${colour('primary')};
  }
`;

type ColumnMenuProps<Row> = {
  table: string;
  columns: readonly Column<Row>[];
  shown: ReadonlySet<string>;
};

/** Which columns there are; the first one stays. Remembered in this browser. */
export function ColumnMenu<Row>({ table, columns, shown }: ColumnMenuProps<Row>) {
  const id = useId();
  const toggle = (changed: string) =>
    chooseColumns(
      table,
      columns.map(({ id }) => id).filter((other) => shown.has(other) !== (other === changed)),
    );
  return (
    <Frame>
      <Pill type="button" popoverTarget={id}>
        <Columns3 aria-hidden="true" size={18} />
        {adminTableTexts.columns}
      </Pill>
      <List id={id} popover="auto" aria-label={adminTableTexts.columns}>
        {columns.slice(1).map((column) => (
          <label key={column.id}>
            <input type="checkbox" checked={shown.has(column.id)} onChange={() => toggle(column.id)} />
            {column.title}
          </label>
        ))}
      </List>
    </Frame>
  );
}
