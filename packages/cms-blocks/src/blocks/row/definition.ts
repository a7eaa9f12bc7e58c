import { BLOCK_VERSION } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';

const schema = propsSchema({});
export type RowProps = PropsIn<typeof schema>;

/** Columns beside each other, on a grid of twelve. */
export const row = defineBlock<'row', RowProps>({
  type: 'row',
  label: 'Rad',
  definiteLabel: 'Raden',
  version: BLOCK_VERSION,
  mayContain: ['col'],
  mayStandAtRoot: true,
  isPart: false,
  initial: () => ({}),
  initialChildren: [{ type: 'col' }, { type: 'col' }],
  schema,
  migrations: [],
  kinds: {},
  searchText: () => ({}),
  feed: () => [],
  readableTexts: () => [],
  summary: () => '',
});
