import { BLOCK_VERSION } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';

const schema = propsSchema({ title: { type: 'string', maxLength: 500 } });
export type VacanciesProps = PropsIn<typeof schema>;

/** The vacancies that one can apply for, as they are by the day: they are posts, and nobody keeps a list of them. */
export const vacancies = defineBlock<'vacancies', VacanciesProps>({
  type: 'vacancies',
  label: 'Lediga jobb',
  definiteLabel: 'Listan över lediga jobb',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: true,
  isPart: false,
  initial: () => ({ title: 'Lediga jobb' }),
  schema,
  migrations: [],
  kinds: { title: 'text' },
  searchText: ({ title }) => ({ headings: [title] }),
  feed: () => [],
  readableTexts: () => [],
  summary: ({ title }) => title,
});
