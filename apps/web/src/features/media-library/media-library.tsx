import { DEFAULT_MEDIA_CATEGORY_ID } from '@brandpost/domain';
import type { MediaRecord } from '@brandpost/rubicore-api';
import { media } from '@brandpost/ui';
import { Menu } from '@brandpost/ui/widgets';
import { Folder as FolderIcon } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import { BulkBar } from '../../administration/table/bulk-bar.tsx';
import { useSelection } from '../../administration/table/use-selection.ts';
import { useDocumentGuard } from '../../navigation/use-document-guard.ts';
import { TrashBar } from './changes/trash-bar.tsx';
import { useFileChanges } from './changes/use-file-changes.ts';
import { MediaDetail } from './detail/media-detail.tsx';
import { LibraryLeaveGuard } from './library-leave-guard.tsx';
import { FileList } from './list/file-list.tsx';
import { useLayout } from './list/layout-choice.ts';
import { type LibraryControls, LibraryControlsProvider, type Picking } from './list/library-controls.tsx';
import { LibrarySidebar } from './list/library-sidebar.tsx';
import { LibraryToolbar } from './list/library-toolbar.tsx';
import { changedView, type LibraryView } from './list/library-view.ts';
import { type Folder, useFolders } from './list/use-folders.ts';
import { useMediaList } from './list/use-media-list.ts';
import { useRefreshMedia } from './media-queries.ts';
import { mediaTexts } from './media-texts.ts';
import { DropArea } from './uploads/drop-area.tsx';
import { ACCEPTED_TYPES } from './uploads/upload-failure.ts';
import { UploadPanel } from './uploads/upload-panel.tsx';
import { libraryUploads } from './uploads/uploads.ts';
import { isUnderWay } from './uploads/uploads-slice.ts';
import { useUploadQueue } from './uploads/use-upload-queue.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem clamp(1.5rem, 3vw, 3rem);

  @media (max-width: 47.99rem) {
    gap: 0.5rem;
  }
  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`;
const Files = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  align-content: start;

  @media (max-width: 47.99rem) {
    gap: 0.75rem;
  }
`;

type MediaLibraryProps = {
  view: LibraryView;
  onViewChange: (view: LibraryView, how?: { replace?: boolean }) => void;
  addressOf?: (view: LibraryView) => string;
  picking?: Picking;
};

/** The library: files by folder, filter and search, and what can be done with each. Seen as `view` says. */
export function MediaLibrary({ view, onViewChange, addressOf, picking }: MediaLibraryProps) {
  const list = useMediaList(view);
  const counts = useFolders(picking?.kind ?? null);
  const refresh = useRefreshMedia();
  const layout = useLayout();
  const onUploaded = useCallback(
    (media: MediaRecord) => {
      void refresh();
      picking?.onSelected(media);
    },
    [refresh, picking],
  );
  const queue = useUploadQueue(libraryUploads, onUploaded);
  const hasUploads = queue.some(({ progress }) => isUnderWay(progress.step));
  useDocumentGuard(hasUploads);
  const folderId = view.categoryId ?? usualFolder(counts.folders);
  const addFiles = useCallback((files: File[]) => libraryUploads.add(files, folderId), [folderId]);
  const unsaved = useRef(false);
  const chooser = useRef<HTMLInputElement>(null);
  const change = useCallback<LibraryControls['change']>(
    (patch, how) => onViewChange(changedView(view, patch), how),
    [view, onViewChange],
  );
  const changes = useFileChanges();
  const { actions } = changes;
  const marked = useSelection(list.items);
  const selection = picking === undefined ? marked : null;
  const controls = { view, change, addressOf: addressOf ?? null, picking: picking ?? null, selection };
  return (
    <LibraryControlsProvider value={controls}>
      {addressOf !== undefined && (
        <LibraryLeaveGuard
          hasUploads={hasUploads}
          isUnsaved={() => unsaved.current}
          onLeave={libraryUploads.end}
        />
      )}
      <DropArea onFiles={addFiles}>
        <Frame>
          <LibrarySidebar counts={counts} />
          <Files>
            <LibraryToolbar layout={layout} changes={changes} onUpload={() => chooser.current?.click()} />
            <input
              ref={chooser}
              type="file"
              multiple
              hidden
              accept={ACCEPTED_TYPES}
              onChange={({ target }) => {
                addFiles([...(target.files ?? [])]);
                target.value = '';
              }}
            />
            <UploadPanel uploads={libraryUploads} queue={queue} folders={counts.folders} />
            {view.trash && <TrashBar files={list.total} changes={changes} />}
            <FileList list={list} layout={layout} />
            {selection !== null && (
              <BulkBar
                selection={selection}
                actions={view.trash ? [actions.restore, actions.remove] : [actions.trash]}
                onRun={({ action, rows }) => changes.run(action, rows)}
                isRunning={changes.isRunning}
              >
                {(begin) =>
                  !view.trash && (
                    <Menu
                      label={mediaTexts.changes.move}
                      icon={FolderIcon}
                      navigate={() => undefined}
                      actions={[{ id: null, name: mediaTexts.noFolder }, ...counts.folders].map((folder) => ({
                        text: folder.name,
                        icon: FolderIcon,
                        onDo: () => begin(actions.moveTo(folder)),
                      }))}
                    />
                  )
                }
              </BulkBar>
            )}
          </Files>
        </Frame>
      </DropArea>
      {view.openId !== null && (
        <MediaDetail
          key={view.openId}
          id={view.openId}
          known={list.items.find(({ id }) => id === view.openId) ?? null}
          folders={counts.folders}
          unsaved={unsaved}
          changes={changes}
          onOpen={(openId) => change({ openId }, { replace: true })}
        />
      )}
    </LibraryControlsProvider>
  );
}

/** The folder that the service puts files in for which none is named. Source: SPEC section 3, Configuration. */
function usualFolder(folders: readonly Folder[]): number | null {
  return folders.find(({ id }) => id === DEFAULT_MEDIA_CATEGORY_ID)?.id ?? null;
}
