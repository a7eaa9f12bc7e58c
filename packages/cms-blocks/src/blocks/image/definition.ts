import { BLOCK_VERSION } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';

const schema = propsSchema({
  imgSrc: { type: 'string', maxLength: 2048 },
  caption: { type: 'string', maxLength: 1000 },
});
export type ImageProps = PropsIn<typeof schema>;

/** A picture from the media library. The caption is not its alt: that comes from the media record. */
export const image = defineBlock<'image', ImageProps>({
  type: 'image',
  label: 'Bild',
  definiteLabel: 'Bilden',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: true,
  isPart: false,
  initial: () => ({ imgSrc: '', caption: '' }),
  schema,
  migrations: [],
  kinds: { imgSrc: 'picture', caption: 'text' },
  searchText: ({ caption }) => ({ body: [caption] }),
  feed: () => [],
  readableTexts: () => [],
  summary: ({ caption }) => caption,
});
