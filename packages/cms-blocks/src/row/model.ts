import { BLOCK_VERSION } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { defineBlock } from '../block.ts';

const schema = Type.Object({}, { additionalProperties: false });
export type RowProps = Static<typeof schema>;

/** Columns beside each other, on a grid of twelve. */
export const row = defineBlock<RowProps>({
  type: 'row',
  label: 'Rad',
  version: BLOCK_VERSION,
  mayContain: ['col'],
  mayStandAtRoot: true,
  initial: () => ({}),
  schema,
  migrations: [],
});
