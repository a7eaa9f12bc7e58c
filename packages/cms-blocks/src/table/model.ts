import { BLOCK_VERSION } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { defineBlock } from '../block.ts';

const schema = Type.Object({}, { additionalProperties: false });
export type TableProps = Static<typeof schema>;

/** A table; its cells are in the heading and row blocks within. */
export const table = defineBlock<TableProps>({
  type: 'table',
  label: 'Tabell',
  version: BLOCK_VERSION,
  mayContain: ['table-heading', 'table-row'],
  mayStandAtRoot: true,
  initial: () => ({}),
  schema,
  migrations: [],
});
