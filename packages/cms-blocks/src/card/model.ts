import { BLOCK_VERSION } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { defineBlock } from '../block.ts';

const schema = Type.Object(
  {
    title: Type.String({ maxLength: 500 }),
    text: Type.String({ maxLength: 5000 }),
    imgSrc: Type.String({ maxLength: 2048 }),
    buttonLabel: Type.String({ maxLength: 500 }),
    buttonUrl: Type.String({ maxLength: 2048 }),
  },
  { additionalProperties: false },
);
export type CardProps = Static<typeof schema>;

/** A short text with an optional picture; the button shows only when it has both a label and an address. */
export const card = defineBlock<CardProps>({
  type: 'card',
  label: 'Kort',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: true,
  initial: () => ({ title: '', text: '', imgSrc: '', buttonLabel: '', buttonUrl: '' }),
  schema,
  migrations: [],
});
