import { BLOCK_VERSION } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { defineBlock } from '../block.ts';

const schema = Type.Object(
  { imgSrc: Type.String({ maxLength: 2048 }), caption: Type.String({ maxLength: 1000 }) },
  { additionalProperties: false },
);
export type ImageProps = Static<typeof schema>;

/** A picture from the media library. The caption is not its alt: that comes from the media record. */
export const image = defineBlock<ImageProps>({
  type: 'image',
  label: 'Bild',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: true,
  initial: () => ({ imgSrc: '', caption: '' }),
  schema,
  migrations: [],
});
