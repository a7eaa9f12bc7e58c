import { BLOCK_VERSION, DEFAULT_HEADING_SIZE, HEADING_SIZES } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';

const schema = propsSchema({ text: { type: 'string', maxLength: 500 }, size: { enum: HEADING_SIZES } });
export type HeadingProps = PropsIn<typeof schema>;

/** A section heading. The size decides how large it looks; its level follows from the headings around it. */
export const heading = defineBlock<'heading', HeadingProps>({
  type: 'heading',
  label: 'Rubrik',
  definiteLabel: 'Rubriken',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: true,
  isPart: false,
  initial: () => ({ text: '', size: DEFAULT_HEADING_SIZE }),
  schema,
  migrations: [],
  kinds: { text: 'text', size: 'choice' },
  searchText: ({ text }) => ({ headings: [text] }),
  feed: ({ text }) => [{ element: 'h2', text }],
  readableTexts: ({ text }) => [text],
  summary: ({ text }) => text,
});
