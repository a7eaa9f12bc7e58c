import type { MediaRecord } from '@brandpost/rubicore-api';
import { Button } from '@brandpost/ui';
import { Menu } from '@brandpost/ui/widgets';
import { Folder, X } from 'lucide-react';
import { useState } from 'react';
import { adminTableTexts } from '../../../administration/admin-table-texts.ts';
import { BulkQuestion } from '../../../administration/table/bulk-question.tsx';
import { StickyBar } from '../../../administration/table/sticky-bar.ts';
import type { Selection } from '../../../administration/table/use-selection.ts';
import type { Folder as FolderOfFiles } from '../list/use-folders.ts';
import { mediaTexts } from '../media-texts.ts';
import type { FileAction } from './file-actions.ts';
import type { FileChanges } from './use-file-changes.ts';

type MarkedBarProps = {
  selection: Selection<MediaRecord>;
  changes: FileChanges;
  folders: readonly FolderOfFiles[];
  isTrash: boolean;
};

/** What can be done with the marked files. What can be taken back is not asked about. */
export function MarkedBar({ selection, changes, folders, isTrash }: MarkedBarProps) {
  const [asked, setAsked] = useState<FileAction | null>(null);
  const { rows } = selection;
  if (rows.length === 0) return null;
  const { actions, isRunning } = changes;
  const run = async (action: FileAction) => {
    setAsked(null);
    await changes.run(action, rows);
    selection.clear();
  };
  const direct = isTrash ? [actions.restore] : [actions.trash];
  const places = [{ id: null, name: mediaTexts.noFolder }, ...folders];
  return (
    <>
      <StickyBar aria-label={adminTableTexts.selected(rows.length)}>
        <strong>{adminTableTexts.selected(rows.length)}</strong>
        {!isTrash && (
          <Menu
            label={mediaTexts.changes.move}
            icon={Folder}
            navigate={() => undefined}
            actions={places.map((folder) => ({
              text: folder.name,
              icon: Folder,
              onDo: () => void run(actions.moveTo(folder)),
            }))}
          />
        )}
        {direct.map((action) => (
          <Button
            key={action.id}
            type="button"
            data-look="quiet"
            disabled={isRunning}
            onClick={() => void run(action)}
          >
            <action.icon aria-hidden="true" size={18} />
            {action.text}
          </Button>
        ))}
        {isTrash && (
          <Button
            type="button"
            data-look="quiet"
            disabled={isRunning}
            onClick={() => setAsked(actions.remove)}
          >
            <actions.remove.icon aria-hidden="true" size={18} />
            {actions.remove.text}
          </Button>
        )}
        <Button type="button" data-look="quiet" disabled={isRunning} onClick={selection.clear}>
          <X aria-hidden="true" size={18} />
          {adminTableTexts.unselect}
        </Button>
      </StickyBar>
      {asked !== null && (
        <BulkQuestion
          asked={{ action: asked, rows: rows.filter(asked.isFor) }}
          selected={rows.length}
          onYes={() => void run(asked)}
          onNo={() => setAsked(null)}
        />
      )}
    </>
  );
}
