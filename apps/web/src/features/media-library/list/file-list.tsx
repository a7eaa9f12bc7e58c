import { Button, buttonShape, colour, VisuallyHidden } from '@brandpost/ui';
import { CloudOff, ImagePlus, SearchX, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ListState } from '../../../lists/list-state.tsx';
import { mediaTexts } from '../media-texts.ts';
import { FileGrid } from './file-grid.tsx';
import { FileTable } from './file-table.tsx';
import { useLibrary, ViewChange } from './library-controls.tsx';
import { FilesSkeleton } from './library-state.tsx';
import { FILES_PER_STEP, isNarrowed, WHOLE_LIBRARY } from './library-view.ts';
import type { MediaList } from './use-media-list.ts';

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

/** The files that were found, why there are none, and the way to more of them. */
export function FileList({ list, layout }: { list: MediaList; layout: 'grid' | 'table' }) {
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

/** After a batch has come, one goes on at its first file. */
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
