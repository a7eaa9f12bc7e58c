import { BLOCK_VERSION, COLUMN_WIDTHS, DEFAULT_COLUMN_WIDTH } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { defineBlock } from '../block.ts';

const schema = Type.Object({ cols: Type.Enum([...COLUMN_WIDTHS]) }, { additionalProperties: false });
export type ColProps = Static<typeof schema>;

/** One column of a row. */
export const col = defineBlock<ColProps>({
  type: 'col',
  label: 'Kolumn',
  version: BLOCK_VERSION,
  mayContain: ['card', 'row', 'heading', 'html', 'table', 'image'],
  mayStandAtRoot: false,
  initial: () => ({ cols: DEFAULT_COLUMN_WIDTH }),
  schema,
  migrations: [],
});
