import type { SharedBlock } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { Component, Pencil, Trash2, Ungroup } from 'lucide-react';
import { Link } from 'react-router';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import type { Column } from '../../administration/table/column.ts';
import { DeleteRecord } from '../../administration/table/delete-record.tsx';
import { given, loadRecords, type RecordList, useRecords } from '../../administration/table/record-list.ts';
import { RecordTable } from '../../administration/table/record-table.tsx';
import { sortOf } from '../../administration/table/table-view.ts';
import { useRecordTask } from '../../administration/table/use-record-task.ts';
import { Titled } from '../../administration/titled.tsx';
import { useServices } from '../../api/services.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { needRight } from '../../session/need-right.ts';
import { adminSharedBlocksTexts as texts } from './admin-shared-blocks-texts.ts';

type Task = { task: 'deleting' | 'dissolving'; shared: SharedBlock };

const SHARED_BLOCKS: RecordList<SharedBlock> = {
  name: 'gemensamma-block',
  shape: { sorts: ['name', 'usedBy', 'saved'], defaultSort: 'name', filters: [] },
  queryKey: queryKeys.sharedBlocks,
  ask({ client }, { view, paging, ...abort }) {
    const query = { sort: sortOf(view, { saved: 'savedDate' }), ...given({ q: view.q.trim() }), ...paging };
    return client.call('listSharedBlocks', { query, ...abort });
  },
};

const { columns: titles } = texts;
const COLUMNS: readonly Column<SharedBlock>[] = [
  {
    id: 'name',
    title: titles.name,
    sort: 'name',
    text: ({ name }) => name,
    cell: ({ id, name }) => <Link to={adminPaths.sharedBlock(id)}>{name}</Link>,
  },
  {
    id: 'usedBy',
    title: titles.usedBy,
    sort: 'usedBy',
    isNarrow: true,
    text: ({ usedBy }) => texts.usedBy(usedBy),
    csv: ({ usedBy }) => usedBy,
  },
  {
    id: 'saved',
    title: titles.saved,
    sort: 'saved',
    isNarrow: true,
    text: ({ savedDate }) => formatDate(savedDate),
  },
  { id: 'savedBy', title: titles.savedBy, text: ({ authorName }) => authorName },
];

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'publish_post');
  await loadRecords(services, url, SHARED_BLOCKS);
  return { meta: adminMeta(texts, adminPaths.sharedBlocks()) };
}

/** What several pages show, and what can be done with it. */
export function Page() {
  const { client } = useServices();
  const { notice, active, open, close, onDeleted } = useRecordTask<Task>(texts);
  return (
    <Titled title={texts.title} text={texts.text}>
      <RecordTable
        records={useRecords(SHARED_BLOCKS)}
        texts={texts}
        icon={Component}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        actions={(shared) => [
          { text: texts.edit, icon: Pencil, to: adminPaths.sharedBlock(shared.id) },
          { text: texts.dissolve, icon: Ungroup, onDo: () => open({ task: 'dissolving', shared }) },
          { text: texts.remove, icon: Trash2, onDo: () => open({ task: 'deleting', shared }) },
        ]}
        notice={notice}
      />
      {active.task === 'deleting' && (
        <DeleteRecord
          title={texts.removeTitle(active.shared.name)}
          text={texts.removeText}
          remove={() => client.call('deleteSharedBlock', { params: { id: active.shared.id } })}
          invalidates={[queryKeys.sharedBlocks]}
          onDeleted={() => onDeleted(active.shared.name)}
          onClose={close}
        />
      )}
      {active.task === 'dissolving' && (
        <DeleteRecord
          title={texts.dissolveTitle(active.shared.name)}
          text={texts.dissolveText(active.shared.usedBy)}
          yes={texts.dissolve}
          remove={() => client.call('dissolveSharedBlock', { params: { id: active.shared.id } })}
          invalidates={[queryKeys.sharedBlocks, queryKeys.posts]}
          onDeleted={() => onDeleted(active.shared.name)}
          onClose={close}
        />
      )}
    </Titled>
  );
}
