import { BLOCK_VERSION } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';

const schema = propsSchema({});
export type TableProps = PropsIn<typeof schema>;

/** A table; its cells are in the heading and row blocks within. */
export const table = defineBlock<'table', TableProps>({
  type: 'table',
  label: 'Tabell',
  definiteLabel: 'Tabellen',
  version: BLOCK_VERSION,
  mayContain: ['table-heading', 'table-row'],
  mayStandAtRoot: true,
  isPart: false,
  initial: () => ({}),
  initialChildren: [
    { type: 'table-heading', props: { headings: '|' } },
    { type: 'table-row', props: { items: '|' } },
  ],
  schema,
  migrations: [],
  kinds: {},
  searchText: () => ({}),
  feed: (_, node) => [{ table: node }],
  readableTexts: () => [],
  summary: (_, node) => ({ table: node }),
});
