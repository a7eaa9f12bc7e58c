import { BLOCK_VERSION } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { defineBlock } from '../block.ts';

const schema = Type.Object({ videoSrc: Type.String({ maxLength: 2048 }) }, { additionalProperties: false });
export type VideoProps = Static<typeof schema>;

/** A film on another site, shown in a frame when the visitor asks for it. */
export const video = defineBlock<VideoProps>({
  type: 'video',
  label: 'Film',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: true,
  initial: () => ({ videoSrc: '' }),
  schema,
  migrations: [],
});
