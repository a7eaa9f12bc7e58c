import { BLOCK_VERSION } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';
import { lineText } from '../../read-cells.ts';

const schema = propsSchema({ headings: { type: 'string', maxLength: 10_000 } });
export type TableHeadingProps = PropsIn<typeof schema>;

/** The column headings of a table, separated by `|`. */
export const tableHeading = defineBlock<'table-heading', TableHeadingProps>({
  type: 'table-heading',
  label: 'Tabellrubriker',
  definiteLabel: 'Blocket',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: false,
  isPart: true,
  initial: () => ({ headings: '' }),
  schema,
  migrations: [],
  kinds: { headings: 'cells' },
  searchText: ({ headings }) => ({ body: [lineText(headings)] }),
  feed: () => [],
  readableTexts: () => [],
  summary: () => '',
});
