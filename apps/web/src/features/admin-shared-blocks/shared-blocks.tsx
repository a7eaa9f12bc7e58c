import { LIST_PER_PAGE } from '@brandpost/domain';
import type { SharedBlock } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { Component, Pencil, Trash2, Ungroup } from 'lucide-react';
import { Link } from 'react-router';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { AdminTable } from '../../administration/table/admin-table.tsx';
import type { Column } from '../../administration/table/column.ts';
import { DeleteRecord } from '../../administration/table/delete-record.tsx';
import { RowActions } from '../../administration/table/row-actions.tsx';
import { useTable } from '../../administration/table/table-query.ts';
import { useRecordTask } from '../../administration/table/use-record-task.ts';
import { useTableView } from '../../administration/table/use-table-view.ts';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { adminSharedBlocksTexts as texts } from './admin-shared-blocks-texts.ts';
import { SHARED_BLOCK_SHAPE, sharedBlockQuery, sharedBlocksTableQuery } from './shared-block-view.ts';

type Task = { task: 'deleting' | 'dissolving'; shared: SharedBlock };

const savedOf = ({ savedDate }: SharedBlock) => formatDate(savedDate);

const COLUMNS: readonly Column<SharedBlock>[] = [
  {
    id: 'name',
    title: texts.columns.name,
    sort: 'name',
    cell: ({ id, name }) => <Link to={adminPaths.sharedBlock(id)}>{name}</Link>,
    csv: ({ name }) => name,
  },
  {
    id: 'usedBy',
    title: texts.columns.usedBy,
    sort: 'usedBy',
    isNarrow: true,
    cell: ({ usedBy }) => texts.usedBy(usedBy),
    csv: ({ usedBy }) => usedBy,
  },
  {
    id: 'saved',
    title: texts.columns.saved,
    sort: 'saved',
    isNarrow: true,
    cell: savedOf,
    csv: savedOf,
  },
  {
    id: 'savedBy',
    title: texts.columns.savedBy,
    cell: ({ authorName }) => authorName,
    csv: ({ authorName }) => authorName,
  },
];

/** The shared blocks, and what can be done with them. */
export function SharedBlocks() {
  const { client } = useServices();
  const controls = useTableView(SHARED_BLOCK_SHAPE);
  const list = useTable(sharedBlocksTableQuery(client, controls.view));
  const { notice, active, open, close, onDeleted } = useRecordTask<Task>(texts);
  return (
    <>
      <AdminTable
        name="gemensamma-block"
        label={texts.label}
        columns={COLUMNS}
        list={list}
        controls={controls}
        nameOf={({ name }) => name}
        searchPlaceholder={texts.searchPlaceholder}
        filters={[]}
        fetchAll={() =>
          client.call('listSharedBlocks', {
            query: { ...sharedBlockQuery(controls.view), perPage: LIST_PER_PAGE },
          })
        }
        main={null}
        actions={(shared) => (
          <RowActions
            name={shared.name}
            actions={[
              { text: texts.edit, icon: Pencil, to: adminPaths.sharedBlock(shared.id) },
              { text: texts.dissolve, icon: Ungroup, onDo: () => open({ task: 'dissolving', shared }) },
              { text: texts.remove, icon: Trash2, onDo: () => open({ task: 'deleting', shared }) },
            ]}
          />
        )}
        empty={{ icon: Component, ...texts.empty }}
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
    </>
  );
}
