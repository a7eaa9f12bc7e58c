import { BLOCK_VERSION } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';

const schema = propsSchema({ html: { type: 'string', maxLength: 200_000 } });
export type HtmlProps = PropsIn<typeof schema>;

/** Rich text: paragraphs, lists, emphasis and links. */
export const html = defineBlock<'html', HtmlProps>({
  type: 'html',
  label: 'Text',
  definiteLabel: 'Texten',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: true,
  isPart: false,
  initial: () => ({ html: '' }),
  schema,
  migrations: [],
  kinds: { html: 'rich-text' },
  searchText: ({ html }) => ({ body: [{ html }] }),
  feed: ({ html }) => [{ html }],
  readableTexts: ({ html }) => [{ html }],
  summary: ({ html }) => ({ html }),
});
