import { BLOCK_VERSION } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';

const text = { type: 'string', maxLength: 500 } as const;
const schema = propsSchema({
  name: { type: 'string', maxLength: 200 },
  places: { type: 'string', maxLength: 5000 },
  who: text,
  when: text,
  phone: { type: 'string', maxLength: 50 },
  email: { type: 'string', maxLength: 200 },
});
export type AreaProps = PropsIn<typeof schema>;

/**
 * One area of a look-up: who serves it, when, and how they are reached. `places` are what somebody who lives there may
 * type, one a line: villages, streets, postcodes.
 */
export const area = defineBlock<'area', AreaProps>({
  type: 'area',
  label: 'Område',
  definiteLabel: 'Området',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: false,
  isPart: false,
  initial: () => ({ name: '', places: '', who: '', when: '', phone: '', email: '' }),
  schema,
  migrations: [],
  kinds: { name: 'text', places: 'text', who: 'text', when: 'text', phone: 'text', email: 'text' },
  searchText: ({ name, places, who, when }) => ({ body: [name, places, who, when] }),
  feed: ({ name, who, when, phone }) => [
    { element: 'h3', text: name },
    ...[who, when, phone]
      .filter((part) => part !== '')
      .map((part) => ({ element: 'p' as const, text: part })),
  ],
  readableTexts: ({ when }) => [when],
  summary: ({ name }) => name,
});
