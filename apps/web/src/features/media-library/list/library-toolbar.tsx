import { Button, colour } from '@brandpost/ui';
import { SelectField } from '@brandpost/ui/fields';
import { LayoutGrid, List, Upload } from 'lucide-react';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import type { Look, ViewedListControls } from '../../../administration/saved-views/look.ts';
import { ViewsMenu } from '../../../administration/saved-views/views-menu.tsx';
import { FoldedTools } from '../../../administration/table/folded-tools.tsx';
import type { Notice } from '../../../administration/table/notice.ts';
import { NoticeBar } from '../../../administration/table/notice-bar.tsx';
import { useNewestNotice } from '../../../administration/table/use-newest-notice.ts';
import { SearchField as ListSearchField } from '../../../lists/search-field.tsx';
import type { FileChanges } from '../changes/use-file-changes.ts';
import { mediaTexts } from '../media-texts.ts';
import { chooseLayout, type LibraryLayout } from './layout-choice.ts';
import { type LibraryControls, useLibrary } from './library-controls.tsx';
import { type LibraryView, queryOf, SORT_NAMES, viewFrom } from './library-view.ts';

const Layouts = styled.fieldset`
  display: flex;
  min-width: 0;
  margin: 0;
  padding: 3px;
  border: 1px solid ${colour('muted')};
  border-radius: 999px;
`;
const LayoutButton = styled.button`
  display: grid;
  place-items: center;
  width: 46px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: 999px;
  background: none;
  color: ${colour('muted')};
  cursor: pointer;

  &[aria-pressed='true'] {
    background: ${colour('primary')};
    color: ${colour('on-primary')};
  }
  &:focus-visible {
    border-radius: 999px;
  }
`;

type LibraryToolbarProps = { layout: LibraryLayout; changes: FileChanges; onUpload: () => void };

/** Search, order and look of the list, and the way to add files. @param onUpload opens the browser's file chooser */
export function LibraryToolbar({ layout, changes, onUpload }: LibraryToolbarProps) {
  const { view, change, addressOf } = useLibrary();
  const [notice, setNotice] = useState<Notice | null>(null);
  return (
    <>
      <FoldedTools
        chosen={0}
        head={
          <>
            <SearchField />
            <Button type="button" onClick={onUpload}>
              <Upload aria-hidden="true" size={20} />
              {mediaTexts.upload}
            </Button>
          </>
        }
      >
        <SelectField
          label={mediaTexts.sort}
          isLabelHidden
          size="small"
          value={view.sort}
          onChange={(sort) => change({ sort })}
          options={SORT_NAMES.map((value) => ({ value, name: mediaTexts.sorts[value] }))}
        />
        <Layouts aria-label={mediaTexts.layout}>
          <LayoutButton
            type="button"
            aria-label={mediaTexts.grid}
            aria-pressed={layout === 'grid'}
            onClick={() => chooseLayout('grid')}
          >
            <LayoutGrid aria-hidden="true" size={20} />
          </LayoutButton>
          <LayoutButton
            type="button"
            aria-label={mediaTexts.table}
            aria-pressed={layout === 'table'}
            onClick={() => chooseLayout('table')}
          >
            <List aria-hidden="true" size={22} />
          </LayoutButton>
        </Layouts>
        {addressOf !== null && (
          <ViewsMenu list="media" controls={libraryLook(view, change)} onNotice={setNotice} />
        )}
      </FoldedTools>
      <NoticeBar
        notice={useNewestNotice(changes.notice, notice)}
        progress={changes.progress}
        failed={mediaTexts.changes.failed}
        {...(addressOf !== null && { addressOf: (openId: number) => addressOf({ ...view, openId }) })}
      />
    </>
  );
}

/** Searches while one writes; the address follows when one pauses, without a new place in the history. */
function SearchField() {
  const { view, change, picking } = useLibrary();
  const onSearch = useCallback((q: string) => change({ q }, { replace: true }), [change]);
  return (
    <ListSearchField
      label={mediaTexts.search}
      placeholder={mediaTexts.searchPlaceholder}
      q={view.q}
      onSearch={onSearch}
      isOutsideAddress={picking !== null}
    />
  );
}

/** How the library is seen, and how it is seen otherwise; not how far one has come in it, nor which file is open. */
function libraryLook(view: LibraryView, change: LibraryControls['change']): ViewedListControls {
  const lookOf = (seen: LibraryView): Look => ({
    query: queryOf({ ...seen, steps: 1, openId: null }).slice(1),
    columns: null,
  });
  const viewOf = ({ query }: Look) => ({
    ...viewFrom(new URLSearchParams(query)),
    ...{ steps: 1, openId: null },
  });
  return {
    look: lookOf(view),
    lookOf: (saved) => lookOf(viewOf(saved)),
    show: (look) => change(viewOf(look)),
  };
}
