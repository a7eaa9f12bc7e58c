import { BLOCK_VERSION } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';

const schema = propsSchema({ sharedId: { type: 'string', maxLength: 10 } });
export type SharedBlockProps = PropsIn<typeof schema>;

/**
 * What several pages show, and changes on all of them at once. `sharedId` is the number of the record that has the
 * blocks; what it holds here was put there when the page was read, and is not stored with the page. Source: ADR 0074
 */
export const sharedBlock = defineBlock<'shared-block', SharedBlockProps>({
  type: 'shared-block',
  label: 'Gemensamt block',
  definiteLabel: 'Det gemensamma blocket',
  version: BLOCK_VERSION,
  mayContain: [
    ...['heading', 'html', 'image', 'card', 'row', 'table', 'accordion', 'pdf', 'video', 'e-service'],
    ...['vacancies', 'area-lookup'],
  ],
  mayStandAtRoot: true,
  isPart: false,
  isSealed: true,
  initial: () => ({ sharedId: '' }),
  schema,
  migrations: [],
  kinds: { sharedId: 'shared' },
  searchText: () => ({}),
  feed: () => [],
  readableTexts: () => [],
  summary: () => '',
});
