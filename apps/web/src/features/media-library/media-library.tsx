import type { MediaRecord } from '@brandpost/rubicore-api';
import { Button, buttonShape, colour, media, VisuallyHidden } from '@brandpost/ui';
import { CloudOff, ImagePlus, SearchX } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ListState } from '../../lists/list-state.tsx';
import { useDocumentGuard } from '../../navigation/use-document-guard.ts';
import { MediaDetail } from './detail/media-detail.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { FileGrid } from './list/file-grid.tsx';
import { FileTable } from './list/file-table.tsx';
import { useLayout } from './list/layout-choice.ts';
import {
  type LibraryControls,
  LibraryControlsProvider,
  type Picking,
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
import { useFolders } from './list/use-folders.ts';
import { type MediaList, useMediaList } from './list/use-media-list.ts';
import { useRefreshMedia } from './media-queries.ts';
import { mediaTexts } from './media-texts.ts';
import { DropArea } from './uploads/drop-area.tsx';
import { ACCEPTED_TYPES } from './uploads/upload-failure.ts';
import { UploadPanel } from './uploads/upload-panel.tsx';
import { useUploads } from './uploads/use-uploads.ts';

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
  const uploads = useUploads(onUploaded);
  useDocumentGuard(uploads.isUnderWay);
  const { add } = uploads;
  const addFiles = useCallback((files: File[]) => add(files, view.categoryId), [add, view.categoryId]);
  const unsaved = useRef(false);
  const chooser = useRef<HTMLInputElement>(null);
  const change = useCallback<LibraryControls['change']>(
    (patch, how) => onViewChange(changedView(view, patch), how),
    [view, onViewChange],
  );
  const controls = { view, change, addressOf: addressOf ?? null, picking: picking ?? null };
  return (
    <LibraryControlsProvider value={controls}>
      {addressOf !== undefined && (
        <LeaveGuard hasUploads={uploads.isUnderWay} isUnsaved={() => unsaved.current} />
      )}
      <DropArea onFiles={addFiles}>
        <Frame>
          <LibrarySidebar counts={counts} />
          <Files>
            <LibraryToolbar layout={layout} onUpload={() => chooser.current?.click()} />
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
            <UploadPanel uploads={uploads} folders={counts.folders} />
            <FileList list={list} layout={layout} view={view} picking={picking ?? null} />
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
          onOpen={(openId) => change({ openId }, { replace: true })}
        />
      )}
    </LibraryControlsProvider>
  );
}

type FileListProps = {
  list: MediaList;
  layout: 'grid' | 'table';
  view: LibraryView;
  picking: Picking | null;
};

function FileList({ list, layout, view, picking }: FileListProps) {
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
        <More to={{ ...WHOLE_LIBRARY, kind: picking?.kind ?? null, sort: view.sort }}>
          {mediaTexts.clearFilters}
        </More>
      </ListState>
    ) : (
      <ListState icon={ImagePlus} {...mediaTexts.empty} />
    );
  }
  const View = layout === 'grid' ? FileGrid : FileTable;
  return (
    <>
      <Note role="status">{mediaTexts.shown(items.length, total)}</Note>
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
