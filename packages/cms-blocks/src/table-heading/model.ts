import { BLOCK_VERSION } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { defineBlock } from '../block.ts';

const schema = Type.Object({ headings: Type.String({ maxLength: 10_000 }) }, { additionalProperties: false });
export type TableHeadingProps = Static<typeof schema>;

/** The column headings of a table, separated by `|`. */
export const tableHeading = defineBlock<TableHeadingProps>({
  type: 'table-heading',
  label: 'Tabellrubriker',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: false,
  initial: () => ({ headings: '' }),
  schema,
  migrations: [],
});
