import { type Static, Type } from 'typebox';
import { defineBlock } from '../block.ts';

/** Twelfths of the row, widest first. Source: SPEC section 9. */
export const COLUMN_WIDTHS = [12, 6, 4, 3, 2] as const;

const schema = Type.Object({ cols: Type.Enum([12, 6, 4, 3, 2]) }, { additionalProperties: false });
export type ColProps = Static<typeof schema>;

/** One column of a row. */
export const col = defineBlock<ColProps>({
  type: 'col',
  label: 'Kolumn',
  version: '1.0.0',
  mayContain: ['card', 'row', 'heading', 'html', 'table', 'image'],
  mayStandAtRoot: false,
  initial: () => ({ cols: 6 }),
  schema,
  migrations: [],
});
