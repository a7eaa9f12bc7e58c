import { BLOCK_VERSION } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { defineBlock } from '../block.ts';

const schema = Type.Object({ items: Type.String({ maxLength: 10_000 }) }, { additionalProperties: false });
export type TableRowProps = Static<typeof schema>;

/** One row of a table: cells separated by `|`. */
export const tableRow = defineBlock<TableRowProps>({
  type: 'table-row',
  label: 'Tabellrad',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: false,
  initial: () => ({ items: '' }),
  schema,
  migrations: [],
});
