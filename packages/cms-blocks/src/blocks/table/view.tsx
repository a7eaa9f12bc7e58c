import { styled } from 'styled-components';
import type { BlockViewProps } from '../../view-parts/content-context.ts';
import { useOutlinePlace } from '../../view-parts/content-context.ts';
import { colour, focusRing, radius } from '../../view-parts/look.ts';
import { readTable, type TableLine } from './read-table.ts';

const ScrollRegion = styled.section`
  overflow-x: auto;
  border: 1px solid ${colour('line')};
  border-radius: ${radius('m')};
  ${focusRing}
`;

const TableElement = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 1rem;
  line-height: 1.45;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    min-inline-size: 7rem;
    padding: 0.75rem 1rem;
    text-align: start;
    vertical-align: top;
  }
  & tr + tr,
  & thead + tbody tr {
    border-block-start: 1px solid ${colour('line')};
  }
  & :is(th, tr[data-kind='heading'] td) {
    background: ${colour('surface-2')};
    font-weight: 650;
  }
`;

/** A table in a region of its own that can be scrolled and, for the keyboard, focused; nothing while it has no cells. */
export function TableView({ node }: BlockViewProps) {
  const lines = readTable(node);
  const { name } = useOutlinePlace(node);
  if (lines.length === 0) return null;
  const [first] = lines;
  const head = first?.kind === 'heading' ? first : null;
  const body = head === null ? lines : lines.slice(1);
  return (
    <ScrollRegion aria-label={name || 'Tabell'} tabIndex={0}>
      <TableElement>
        {head !== null && (
          <thead>
            <Line line={head} />
          </thead>
        )}
        {body.length > 0 && (
          <tbody>
            {body.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own and no state
              <Line key={index} line={line} />
            ))}
          </tbody>
        )}
      </TableElement>
    </ScrollRegion>
  );
}

/** A column heading without text is a cell: a heading that says nothing is read aloud at every cell below it. */
function Line({ line: { kind, cells } }: { line: TableLine }) {
  return (
    <tr data-kind={kind}>
      {cells.map((cell, index) =>
        kind === 'heading' && cell !== '' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <th key={index} scope="col">
            {cell}
          </th>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <td key={index}>{cell}</td>
        ),
      )}
    </tr>
  );
}
