import { BLOCK_VERSION } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';

const schema = propsSchema({
  title: { type: 'string', maxLength: 500 },
  linkIds: { type: 'string', maxLength: 2000 },
});
export type EServiceProps = PropsIn<typeof schema>;

/** Links to e-services. `linkIds` is JSON text: a list of link ids. */
export const eService = defineBlock<'e-service', EServiceProps>({
  type: 'e-service',
  label: 'E-tjänster',
  definiteLabel: 'E-tjänsterna',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: true,
  isPart: false,
  initial: () => ({ title: '', linkIds: '[]' }),
  schema,
  migrations: [],
  kinds: { title: 'text', linkIds: 'link-ids' },
  searchText: ({ title }) => ({ body: [title] }),
  feed: () => [],
  readableTexts: () => [],
  summary: ({ title }) => title,
});
