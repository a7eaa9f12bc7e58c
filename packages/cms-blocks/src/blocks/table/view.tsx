// biome-ignore-all lint/suspicious/noArrayIndexKey: lines and cells are their places, and have no state
// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets what is a table where CSS lays it out as something else
import { styled } from 'styled-components';
import type { BlockViewProps } from '../../view-parts/content-context.ts';
import { useOutlinePlace } from '../../view-parts/content-context.ts';
import { LinkedText } from '../../view-parts/linked-text.tsx';
import { colour, focusRing, linkLook, radius } from '../../view-parts/look.ts';
import { readTable, type TableLine } from './read-table.ts';

/** Below this there is no room for columns. */
const CARDS = '@container table-room (max-width: 36rem)';

const ScrollRegion = styled.section`
  container-type: inline-size;
  /* Who shows a page smaller than readers have it calls it none, and columns stay columns. */
  container-name: var(--bp-table-room, table-room);
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
    font-weight: inherit;
    text-align: start;
    vertical-align: top;
  }
  & tr + tr,
  & thead + tbody tr {
    border-block-start: 1px solid ${colour('line')};
  }
  & tr[data-kind='heading'] :is(th, td) {
    background: ${colour('surface-2')};
    font-weight: 650;
  }
  & a {
    ${linkLook}
  }

  /* A card for each row: its first cell on top, then what the columns are called and what they hold. */
  ${CARDS} {
    &,
    & :is(tbody, tr, th, td) {
      display: block;
    }
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody tr {
      padding: 0.875rem 1rem 1rem;
    }
    & thead + tbody tr:first-child {
      border-block-start: 0;
    }
    & tbody :is(th, td) {
      min-inline-size: 0;
      padding: 0;
      overflow-wrap: break-word;
    }
    & tbody tr[data-kind='row'] > :first-child {
      font-size: 1.0625rem;
      font-weight: 650;
    }
    & tbody :is(th, td):empty {
      display: none;
    }
    & tbody td[data-label] {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: 0 0.875rem;
      margin-block-start: 0.375rem;
    }
    & tbody td[data-label]::before {
      color: ${colour('muted')};
      content: attr(data-label);
      /* The heading of the column is read aloud already. */
      content: attr(data-label) / '';
      hyphens: auto;
    }
    /* Of two columns the second needs no name in every card: both stand once, on top. */
    &[data-columns='2'] thead {
      display: block;
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
    }
    &[data-columns='2'] tr[data-kind='heading'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.5rem;
      padding: 0.625rem 1rem;
      background: ${colour('surface-2')};
    }
    &[data-columns='2'] tr[data-kind='heading'] > * {
      min-inline-size: 0;
      padding: 0;
    }
    &[data-columns='2'] tr[data-kind='heading'] > * + *::before {
      margin-inline-end: 0.5rem;
      content: '–' / '';
      font-weight: 400;
    }
    &[data-columns='2'] tbody td[data-label] {
      display: block;
      margin-block-start: 0.125rem;
    }
    &[data-columns='2'] tbody td[data-label]::before {
      content: none;
    }
  }
`;

/**
 * A table. Where it is narrow each row becomes a card; the roles stand there because browsers forget what is a table
 * when it is laid out as something else. On a wide screen one that is wider still can be scrolled, by keys too. Nothing
 * while it has no cells.
 */
export function TableView({ node }: BlockViewProps) {
  const lines = readTable(node);
  const { name } = useOutlinePlace(node);
  if (lines.length === 0) return null;
  const [first] = lines;
  const head = first?.kind === 'heading' ? first : null;
  const body = head === null ? lines : lines.slice(1);
  return (
    <ScrollRegion aria-label={name} tabIndex={0}>
      <TableElement role="table" data-columns={lines[0]?.cells.length}>
        {head !== null && (
          <thead role="rowgroup">
            <HeadingLine cells={head.cells} />
          </thead>
        )}
        {body.length > 0 && (
          <tbody role="rowgroup">
            {body.map(({ kind, cells }, index) =>
              kind === 'heading' ? (
                <HeadingLine key={index} cells={cells} />
              ) : (
                <Row
                  key={index}
                  cells={cells}
                  headings={headingsOf(lines, index + (head === null ? 0 : 1))}
                />
              ),
            )}
          </tbody>
        )}
      </TableElement>
    </ScrollRegion>
  );
}

/** The column headings that a line stands under: the nearest above it. */
function headingsOf(lines: readonly TableLine[], at: number): readonly string[] {
  return lines.slice(0, at).findLast(({ kind }) => kind === 'heading')?.cells ?? [];
}

/** A column heading without text is a cell: a heading that says nothing is read aloud at every cell below it. */
function HeadingLine({ cells }: Pick<TableLine, 'cells'>) {
  return (
    <tr role="row" data-kind="heading">
      {cells.map((cell, index) =>
        cell === '' ? (
          <td key={index} role="cell" />
        ) : (
          <th key={index} role="columnheader" scope="col">
            {cell}
          </th>
        ),
      )}
    </tr>
  );
}

/** A row under headings is named by its first cell. */
function Row({ cells, headings }: { cells: readonly string[]; headings: readonly string[] }) {
  return (
    <tr role="row" data-kind="row">
      {cells.map((cell, index) => {
        const heading = headings[index] ?? '';
        if (index === 0 && cell !== '' && headings.length > 1) {
          return (
            <th key={index} role="rowheader" scope="row">
              <LinkedText text={cell} before={`${heading} `} />
            </th>
          );
        }
        const text = cell !== '' && <LinkedText text={cell} before={`${heading} `} />;
        return heading === '' || cell === '' || index === 0 ? (
          <td key={index} role="cell">
            {text}
          </td>
        ) : (
          <td key={index} role="cell" data-label={heading}>
            <span>{text}</span>
          </td>
        );
      })}
    </tr>
  );
}
