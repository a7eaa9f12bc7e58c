import type { SearchMiss } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ListPlus, MessageSquarePlus, SearchCheck } from 'lucide-react';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { paths } from '../../addresses/paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import type { Column } from '../../administration/table/column.ts';
import {
  loadRecords,
  numbered,
  type RecordList,
  useRecords,
} from '../../administration/table/record-list.ts';
import { RecordTable } from '../../administration/table/record-table.tsx';
import { useRecordTask } from '../../administration/table/use-record-task.ts';
import { Titled } from '../../administration/titled.tsx';
import { useServices } from '../../api/services.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { needRight } from '../../session/need-right.ts';
import { LinkForm } from '../admin-links/link-form.tsx';
import { adminSearchesTexts as texts } from './admin-searches-texts.ts';
import { SearchRuleForm } from './search-rule-form.tsx';
import { SearchRuleList } from './search-rule-list.tsx';
import { searchRulesQuery } from './search-rules-query.ts';

/** What is made of a text just now: an answer to it, or a usual question. */
type Task = { task: 'answering' | 'adding'; text: string };

/** Texts that nothing was found by; the most asked for first, always. */
const MISSES: RecordList<SearchMiss & { id: number }> = {
  name: 'sokningar-utan-svar',
  shape: { sorts: ['antal'], defaultSort: '-antal', filters: [] },
  queryKey: queryKeys.searches,
  async ask({ client }, { paging, view: _, ...abort }) {
    return numbered(await client.call('listSearchMisses', { query: paging, ...abort }), paging);
  },
};

const COLUMNS: readonly Column<SearchMiss>[] = [
  { id: 'text', title: texts.columns.text, text: ({ text }) => text },
  { id: 'count', title: texts.columns.count, text: ({ count }) => String(count), csv: ({ count }) => count },
  { id: 'last', title: texts.columns.last, text: ({ lastDay }) => formatDate(lastDay) },
];

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'manage_link');
  await Promise.all([
    loadRecords(services, url, MISSES),
    needQuery(services, searchRulesQuery(services.client)),
  ]);
  return { meta: adminMeta(texts, adminPaths.searches()) };
}

/** What visitors look for in vain, and what searches are answered with. */
export function Page() {
  const { client } = useServices();
  const { data: rules } = useSuspenseQuery(searchRulesQuery(client));
  const { notice, active, open, close, onSaved, say } = useRecordTask<Task>(texts.rules);
  return (
    <Titled title={texts.title} text={texts.text}>
      <RecordTable
        records={useRecords(MISSES)}
        texts={texts}
        icon={SearchCheck}
        columns={COLUMNS}
        nameOf={({ text }) => text}
        actions={({ text }) => [
          { text: texts.answer, icon: MessageSquarePlus, onDo: () => open({ task: 'answering', text }) },
          { text: texts.search, icon: SearchCheck, to: paths.search(text) },
          { text: texts.addQuestion, icon: ListPlus, onDo: () => open({ task: 'adding', text }) },
        ]}
        notice={notice}
      />
      {active.task === 'answering' && (
        <SearchRuleForm rule={null} question={active.text} all={rules} onSaved={onSaved} onClose={close} />
      )}
      {active.task === 'adding' && (
        <LinkForm
          link={null}
          searchWords={active.text}
          onSaved={(name) => say(texts.added(name))}
          onClose={close}
        />
      )}
      <SearchRuleList />
    </Titled>
  );
}
