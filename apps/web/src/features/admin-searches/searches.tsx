import type { RubicoreClient } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MessageSquarePlus, SearchCheck } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { AdminTable } from '../../administration/table/admin-table.tsx';
import type { Column } from '../../administration/table/column.ts';
import { RowActions } from '../../administration/table/row-actions.tsx';
import { tableQuery, useTable } from '../../administration/table/table-query.ts';
import { ROWS_PER_PAGE, type TableShape, type TableView } from '../../administration/table/table-view.ts';
import { useTableView } from '../../administration/table/use-table-view.ts';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { adminSearchesTexts as texts } from './admin-searches-texts.ts';
import { SearchRuleForm } from './search-rule-form.tsx';
import { searchRulesQuery } from './search-rules-query.ts';

/** The most asked for first, always. */
export const SEARCHES_SHAPE: TableShape = { sorts: ['antal'], defaultSort: '-antal', filters: [] };

/** A text that nothing was found by. */
type MissRow = { id: number; text: string; count: number; lastDay: string };

const COLUMNS: readonly Column<MissRow>[] = [
  { id: 'text', title: texts.columns.text, cell: ({ text }) => text, csv: ({ text }) => text },
  { id: 'count', title: texts.columns.count, cell: ({ count }) => String(count), csv: ({ count }) => count },
  {
    id: 'last',
    title: texts.columns.last,
    cell: ({ lastDay }) => formatDate(lastDay),
    csv: ({ lastDay }) => formatDate(lastDay),
  },
];

/** One page of them. */
export function searchMissesQuery(client: RubicoreClient, { page }: TableView) {
  const query = { page, perPage: ROWS_PER_PAGE };
  return tableQuery(
    [...queryKeys.searches, query],
    (signal) => client.call('listSearchMisses', { query, signal }),
    ({ text, count, lastDay }, index): MissRow => ({ id: index + 1, text, count, lastDay }),
  );
}

/** What visitors look for in vain. */
export function Searches() {
  const { client } = useServices();
  const controls = useTableView(SEARCHES_SHAPE);
  const list = useTable(searchMissesQuery(client, controls.view));
  const { data: rules } = useSuspenseQuery(searchRulesQuery(client));
  // What is given an answer just now.
  const [question, setQuestion] = useState<string | null>(null);
  return (
    <>
      <AdminTable
        name="sokningar-utan-svar"
        label={texts.label}
        columns={COLUMNS}
        list={list}
        controls={controls}
        nameOf={({ text }) => text}
        actions={({ text }) => (
          <RowActions
            name={text}
            actions={[
              { text: texts.answer, icon: MessageSquarePlus, onDo: () => setQuestion(text) },
              { text: texts.search, icon: SearchCheck, to: paths.search(text) },
            ]}
          />
        )}
        empty={{ icon: SearchCheck, ...texts.empty }}
      />
      {question !== null && (
        <SearchRuleForm
          rule={null}
          question={question}
          all={rules}
          onSaved={() => setQuestion(null)}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}
