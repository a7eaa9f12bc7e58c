import { BLOCK_VERSION } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';

const schema = propsSchema({
  title: { type: 'string', maxLength: 500 },
  text: { type: 'string', maxLength: 5000 },
  imgSrc: { type: 'string', maxLength: 2048 },
  buttonLabel: { type: 'string', maxLength: 500 },
  buttonUrl: { type: 'string', maxLength: 2048 },
});
export type CardProps = PropsIn<typeof schema>;

/** A short text with an optional picture; the button shows only when it has both a label and an address. */
export const card = defineBlock<'card', CardProps>({
  type: 'card',
  label: 'Kort',
  definiteLabel: 'Kortet',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: true,
  isPart: false,
  initial: () => ({ title: '', text: '', imgSrc: '', buttonLabel: '', buttonUrl: '' }),
  schema,
  migrations: [],
  kinds: {
    title: 'text',
    text: 'text',
    imgSrc: 'picture',
    buttonLabel: 'text',
    buttonUrl: { linkWithText: 'buttonLabel' },
  },
  searchText: ({ title, text }) => ({ headings: [title], body: [{ html: text }] }),
  feed: ({ title, text }) => [
    { element: 'h3', text: title },
    { element: 'p', text },
  ],
  readableTexts: ({ title, text }) => [title, ...text.split(/\n\s*\n/)],
  summary: ({ title, text }) => title.trim() || text,
});
