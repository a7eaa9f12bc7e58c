import { BLOCK_VERSION } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { defineBlock } from '../block.ts';

const schema = Type.Object({ title: Type.String({ maxLength: 500 }) }, { additionalProperties: false });
export type AccordionProps = Static<typeof schema>;

/** A title that opens and closes what it holds. */
export const accordion = defineBlock<AccordionProps>({
  type: 'accordion',
  label: 'Dropdown',
  version: BLOCK_VERSION,
  mayContain: ['table', 'html'],
  mayStandAtRoot: true,
  initial: () => ({ title: '' }),
  schema,
  migrations: [],
});
