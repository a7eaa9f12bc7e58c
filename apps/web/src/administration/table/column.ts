import type { CsvCell } from '@brandpost/swedish';
import type { ReactNode } from 'react';

/** How what stands in a column is changed where it stands. */
export type CellEdit<Row> = {
  /** What is written there now. */
  value: (row: Row) => string;
  /** Characters at most; left out where the API knows of no limit. */
  most?: number;
  /** Left out where every row may be changed. */
  isFor?: (row: Row) => boolean;
  save: (row: Row, text: string) => Promise<unknown>;
};

/** A column of a table. The first one names the row, and is always there. */
export type Column<Row> = {
  id: string;
  title: string;
  /** What stands there, and in the exported file. */
  text: (row: Row) => string;
  /** How it is shown, where that is not as text alone. */
  cell?: (row: Row) => ReactNode;
  /** What the exported file says, where that is something else. */
  csv?: (row: Row) => CsvCell;
  /** The name that the list is sorted by in the address; a column without it cannot be sorted by. */
  sort?: string;
  /** Shown only when somebody chooses it. */
  isExtra?: true;
  isNarrow?: true;
  /** Left out where it is changed in a form alone. */
  edit?: CellEdit<Row>;
  /** Addresses and the like, which may be parted anywhere. */
  isUnbroken?: true;
};
