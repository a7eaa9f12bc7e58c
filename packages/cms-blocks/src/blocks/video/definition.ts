import { BLOCK_VERSION } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';

const schema = propsSchema({ videoSrc: { type: 'string', maxLength: 2048 } });
export type VideoProps = PropsIn<typeof schema>;

/** A film on another site, shown in a frame when the visitor asks for it. */
export const video = defineBlock<'video', VideoProps>({
  type: 'video',
  label: 'Film',
  definiteLabel: 'Filmen',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: true,
  isPart: false,
  isInteractive: true,
  initial: () => ({ videoSrc: '' }),
  schema,
  migrations: [],
  kinds: { videoSrc: 'frame' },
  searchText: () => ({}),
  feed: () => [],
  readableTexts: () => [],
  summary: ({ videoSrc }) => videoSrc,
});
