import { type Static, Type } from 'typebox';
import { defineBlock } from '../block.ts';

export const HEADING_SIZES = [1, 2, 3, 4, 5] as const;

const schema = Type.Object(
  { text: Type.String({ maxLength: 500 }), size: Type.Enum([1, 2, 3, 4, 5]) },
  { additionalProperties: false },
);
export type HeadingProps = Static<typeof schema>;

/** A section heading. The size decides how large it looks; its level follows from the headings around it. */
export const heading = defineBlock<HeadingProps>({
  type: 'heading',
  label: 'Rubrik',
  version: '1.0.0',
  mayContain: [],
  mayStandAtRoot: true,
  initial: () => ({ text: '', size: 2 }),
  schema,
  migrations: [],
});
