import { DEFAULT_MEDIA_CATEGORY_ID } from '@brandpost/domain';
import type { MediaRecord } from '@brandpost/rubicore-api';
import { Button, buttonShape, colour, media, VisuallyHidden } from '@brandpost/ui';
import { CloudOff, ImagePlus, SearchX, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useSelection } from '../../administration/table/use-selection.ts';
import { ListState } from '../../lists/list-state.tsx';
import { useDocumentGuard } from '../../navigation/use-document-guard.ts';
import { MarkedBar } from './changes/marked-bar.tsx';
import { TrashBar } from './changes/trash-bar.tsx';
import { useFileChanges } from './changes/use-file-changes.ts';
import { MediaDetail } from './detail/media-detail.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { FileGrid } from './list/file-grid.tsx';
import { FileTable } from './list/file-table.tsx';
import { useLayout } from './list/layout-choice.ts';
import {
  type LibraryControls,
  LibraryControlsProvider,
  type Picking,
  useLibrary,
  ViewChange,
} from './list/library-controls.tsx';
import { LibrarySidebar } from './list/library-sidebar.tsx';
import { FilesSkeleton } from './list/library-state.tsx';
import { LibraryToolbar } from './list/library-toolbar.tsx';
import {
  changedView,
  FILES_PER_STEP,
  isNarrowed,
  type LibraryView,
  WHOLE_LIBRARY,
} from './list/library-view.ts';
import { type Folder, useFolders } from './list/use-folders.ts';
import { type MediaList, useMediaList } from './list/use-media-list.ts';
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

  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`;
const Files = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  align-content: start;
`;
const Note = styled.p`
  color: ${colour('muted')};
  font-size: 1rem;
`;
const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  align-items: center;
`;
const MarkAll = styled.button`
  min-height: 44px;
  padding: 0 0.25rem;
  border: 0;
  background: none;
  color: ${colour('primary')};
  font-size: 1rem;
  text-decoration: underline;
  cursor: pointer;
`;
const More = styled(ViewChange)`
  ${buttonShape}
  justify-self: center;
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
  const marked = useSelection(list.items);
  const selection = picking === undefined ? marked : null;
  const controls = { view, change, addressOf: addressOf ?? null, picking: picking ?? null, selection };
  return (
    <LibraryControlsProvider value={controls}>
      {addressOf !== undefined && (
        <LeaveGuard hasUploads={hasUploads} isUnsaved={() => unsaved.current} onLeave={libraryUploads.end} />
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
              <MarkedBar
                selection={selection}
                changes={changes}
                folders={counts.folders}
                isTrash={view.trash}
              />
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

function FileList({ list, layout }: { list: MediaList; layout: 'grid' | 'table' }) {
  const { view, picking, selection } = useLibrary();
  const firstNew = useFocusOnFirstNew(list);
  const { status, items, total } = list;
  const retry = (
    <Button type="button" onClick={list.retry}>
      {mediaTexts.failed.retry}
    </Button>
  );
  if (status === 'failed' && items.length === 0) {
    return (
      <ListState icon={CloudOff} title={mediaTexts.failed.title} text={list.failure ?? ''} isAlert>
        {retry}
      </ListState>
    );
  }
  if (items.length === 0) {
    if (status === 'loading') return <FilesSkeleton />;
    return isNarrowed(view, picking?.kind) ? (
      <ListState icon={SearchX} {...mediaTexts.nothingFound}>
        <More to={{ ...WHOLE_LIBRARY, kind: picking?.kind ?? null, sort: view.sort, trash: view.trash }}>
          {mediaTexts.clearFilters}
        </More>
      </ListState>
    ) : view.trash ? (
      <ListState icon={Trash2} {...mediaTexts.trash.none}>
        <More to={{ trash: false }}>{mediaTexts.trash.back}</More>
      </ListState>
    ) : (
      <ListState icon={ImagePlus} {...mediaTexts.empty} />
    );
  }
  const View = layout === 'grid' ? FileGrid : FileTable;
  return (
    <>
      <Shown>
        <Note role="status">{mediaTexts.shown(items.length, total)}</Note>
        {selection !== null && selection.state !== 'all' && (
          <MarkAll type="button" onClick={selection.toggleAll}>
            {mediaTexts.markAll}
          </MarkAll>
        )}
      </Shown>
      <VisuallyHidden>{picking === null ? mediaTexts.keyHelp : mediaTexts.keyHelpPicking}</VisuallyHidden>
      <div ref={firstNew}>
        <View items={items} isBusy={status === 'loading'} />
      </div>
      {status === 'failed' && (
        <Note role="alert">
          {mediaTexts.moreFailed} {list.failure} {retry}
        </Note>
      )}
      {status !== 'failed' && items.length < total && (
        <More to={{ steps: view.steps + 1 }} isDisabled={status === 'loading'}>
          {status === 'loading' ? mediaTexts.loading : mediaTexts.more}
        </More>
      )}
    </>
  );
}

/** After a helping has come, one goes on at its first file. */
function useFocusOnFirstNew({ status, steps }: MediaList) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(steps);
  useEffect(() => {
    if (status !== 'ready') return;
    const isMore = before.current > 0 && steps === before.current + 1;
    const files = frame.current?.querySelectorAll<HTMLElement>('[data-file]');
    if (isMore) files?.[before.current * FILES_PER_STEP]?.focus({ preventScroll: true });
    before.current = steps;
  }, [status, steps]);
  return frame;
}

/** The folder that the service puts files in for which none is named. Source: SPEC section 3, Configuration. */
function usualFolder(folders: readonly Folder[]): number | null {
  return folders.find(({ id }) => id === DEFAULT_MEDIA_CATEGORY_ID)?.id ?? null;
}
