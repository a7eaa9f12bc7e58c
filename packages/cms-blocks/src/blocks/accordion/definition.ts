import { BLOCK_VERSION } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';

const schema = propsSchema({ title: { type: 'string', maxLength: 500 } });
export type AccordionProps = PropsIn<typeof schema>;

/** A title that opens and closes what it holds. */
export const accordion = defineBlock<'accordion', AccordionProps>({
  type: 'accordion',
  label: 'Utfällbar text',
  definiteLabel: 'Den utfällbara texten',
  version: BLOCK_VERSION,
  mayContain: ['table', 'html'],
  mayStandAtRoot: true,
  isPart: false,
  initial: () => ({ title: '' }),
  initialChildren: [{ type: 'html' }],
  schema,
  migrations: [],
  kinds: { title: 'text' },
  searchText: ({ title }) => ({ accordions: [title] }),
  feed: ({ title }) => [{ element: 'h3', text: title }],
  readableTexts: ({ title }) => [title],
  summary: ({ title }) => title,
});
