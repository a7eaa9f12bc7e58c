import { BLOCK_VERSION } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';

const schema = propsSchema({
  title: { type: 'string', maxLength: 500 },
  pdf: { type: 'string', maxLength: 100_000 },
});
export type PdfProps = PropsIn<typeof schema>;

/** Documents to open. `pdf` is JSON text: a list of `{id, filename, title, description}`. */
export const pdf = defineBlock<'pdf', PdfProps>({
  type: 'pdf',
  label: 'PDF',
  definiteLabel: 'PDF-listan',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: true,
  isPart: false,
  initial: () => ({ title: '', pdf: '[]' }),
  schema,
  migrations: [],
  kinds: { title: 'text', pdf: 'documents' },
  searchText: ({ title, pdf }) => ({ body: [title, { documents: pdf }] }),
  feed: () => [],
  readableTexts: () => [],
  summary: ({ title, pdf }) => title.trim() || { documents: pdf },
});
