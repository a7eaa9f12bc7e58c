import { type Static, Type } from 'typebox';
import { defineBlock } from '../block.ts';

const schema = Type.Object({}, { additionalProperties: false });
export type TableProps = Static<typeof schema>;

/** A table; its cells are in the heading and row blocks within. */
export const table = defineBlock<TableProps>({
  type: 'table',
  label: 'Tabell',
  version: '1.0.0',
  mayContain: ['table-heading', 'table-row'],
  mayStandAtRoot: true,
  initial: () => ({}),
  schema,
  migrations: [],
});
