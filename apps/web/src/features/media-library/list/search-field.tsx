import { useCallback } from 'react';
import { SearchField as ListSearchField } from '../../../lists/search-field.tsx';
import { mediaTexts } from '../media-texts.ts';
import { useLibrary } from './library-controls.tsx';

/** Searches while one writes; the address follows when one pauses, without a new place in the history. */
export function SearchField() {
  const { view, change } = useLibrary();
  const onSearch = useCallback((q: string) => change({ q }, { replace: true }), [change]);
  return (
    <ListSearchField
      label={mediaTexts.search}
      placeholder={mediaTexts.searchPlaceholder}
      q={view.q}
      onSearch={onSearch}
    />
  );
}
