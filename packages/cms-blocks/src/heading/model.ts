import { BLOCK_VERSION, DEFAULT_HEADING_SIZE, HEADING_SIZES } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { defineBlock } from '../block.ts';

const schema = Type.Object(
  { text: Type.String({ maxLength: 500 }), size: Type.Enum([...HEADING_SIZES]) },
  { additionalProperties: false },
);
export type HeadingProps = Static<typeof schema>;

/** A section heading. The size decides how large it looks; its level follows from the headings around it. */
export const heading = defineBlock<HeadingProps>({
  type: 'heading',
  label: 'Rubrik',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: true,
  initial: () => ({ text: '', size: DEFAULT_HEADING_SIZE }),
  schema,
  migrations: [],
});
