import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';

const schema = propsSchema({
  videoSrc: { type: 'string', maxLength: 2048 },
  title: { type: 'string', maxLength: 500 },
  imgSrc: { type: 'string', maxLength: 2048 },
});
export type VideoProps = PropsIn<typeof schema>;

/**
 * A film on another site, shown in a frame when the visitor asks for it: what it is called, and a picture of ours that
 * stands there until then. Before 1.1.0 it had neither, and was called as the heading above it.
 */
export const video = defineBlock<'video', VideoProps>({
  type: 'video',
  label: 'Film',
  definiteLabel: 'Filmen',
  version: '1.1.0',
  mayContain: [],
  mayStandAtRoot: true,
  isPart: false,
  initial: () => ({ videoSrc: '', title: '', imgSrc: '' }),
  schema,
  migrations: [{ to: '1.1.0', migrate: (props) => ({ title: '', imgSrc: '', ...props }) }],
  kinds: { videoSrc: 'frame', title: 'text', imgSrc: 'picture' },
  searchText: ({ title }) => ({ body: [title] }),
  feed: () => [],
  readableTexts: () => [],
  summary: ({ title, videoSrc }) => title.trim() || videoSrc,
});
