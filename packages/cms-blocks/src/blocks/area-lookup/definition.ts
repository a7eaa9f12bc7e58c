import { BLOCK_VERSION } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';

const schema = propsSchema({
  title: { type: 'string', maxLength: 500 },
  label: { type: 'string', maxLength: 200 },
});
export type AreaLookupProps = PropsIn<typeof schema>;

/** Areas to look oneself up in by the place where one lives: who sweeps the chimneys there, which station is nearest. */
export const areaLookup = defineBlock<'area-lookup', AreaLookupProps>({
  type: 'area-lookup',
  label: 'Områdesuppslag',
  definiteLabel: 'Områdesuppslaget',
  version: BLOCK_VERSION,
  mayContain: ['area'],
  mayStandAtRoot: true,
  isPart: false,
  initial: () => ({ title: '', label: 'Skriv din ort, gata eller ditt postnummer' }),
  initialChildren: [{ type: 'area' }, { type: 'area' }],
  schema,
  migrations: [],
  kinds: { title: 'text', label: 'text' },
  searchText: ({ title }) => ({ headings: [title] }),
  feed: ({ title }) => [{ element: 'h2', text: title }],
  readableTexts: ({ title }) => [title],
  summary: ({ title }) => title,
});
