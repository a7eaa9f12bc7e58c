import { BLOCK_VERSION, COLUMN_WIDTHS, DEFAULT_COLUMN_WIDTH } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';

const schema = propsSchema({ cols: { enum: COLUMN_WIDTHS } });
export type ColProps = PropsIn<typeof schema>;

/** One column of a row. */
export const col = defineBlock<'col', ColProps>({
  type: 'col',
  label: 'Kolumn',
  definiteLabel: 'Kolumnen',
  labelOf: ({ cols }) => `Kolumn ${cols}`,
  version: BLOCK_VERSION,
  mayContain: ['card', 'row', 'heading', 'html', 'table', 'image'],
  mayStandAtRoot: false,
  isPart: false,
  initial: () => ({ cols: DEFAULT_COLUMN_WIDTH }),
  schema,
  migrations: [],
  kinds: { cols: 'choice' },
  searchText: () => ({}),
  feed: () => [],
  readableTexts: () => [],
  summary: () => '',
});
