import { BLOCK_VERSION } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';
import { lineText } from '../../read-cells.ts';

const schema = propsSchema({ items: { type: 'string', maxLength: 10_000 } });
export type TableRowProps = PropsIn<typeof schema>;

/** One row of a table: cells separated by `|`. */
export const tableRow = defineBlock<'table-row', TableRowProps>({
  type: 'table-row',
  label: 'Tabellrad',
  definiteLabel: 'Blocket',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: false,
  isPart: true,
  initial: () => ({ items: '' }),
  schema,
  migrations: [],
  kinds: { items: 'cells' },
  searchText: ({ items }) => ({ body: [lineText(items)] }),
  feed: () => [],
  readableTexts: () => [],
  summary: () => '',
});
