import type { MediaRecord } from '@brandpost/rubicore-api';
import { type ComponentProps, createContext, useContext } from 'react';
import { Link } from 'react-router';
import type { Selection } from '../../../administration/table/use-selection.ts';
import { SAME_PLACE } from '../../../navigation/same-place.ts';
import { changedView, type LibraryView, type MediaKind } from './library-view.ts';

/** What choosing a file is, where the library is open for that. */
export type Picking = {
  kind: MediaKind;
  selected: MediaRecord | null;
  onSelected: (media: MediaRecord) => void;
  onPicked: (media: MediaRecord) => void;
};

export type LibraryControls = {
  view: LibraryView;
  change: (change: Partial<LibraryView>, how?: { replace?: boolean }) => void;
  /** Where each view has an address of its own; null in a dialog. */
  addressOf: ((view: LibraryView) => string) | null;
  picking: Picking | null;
  /** Which files are marked, to be changed at once; null where one is to be chosen. */
  selection: Selection<MediaRecord> | null;
};

const ControlsContext = createContext<LibraryControls | null>(null);
export const LibraryControlsProvider = ControlsContext.Provider;

/** @throws Error outside the library */
export function useLibrary(): LibraryControls {
  const controls = useContext(ControlsContext);
  if (controls === null) throw new Error('useLibrary is called outside the media library');
  return controls;
}

/** Whether there is a library around, in which one can go to another file. */
export function useIsInLibrary(): boolean {
  return useContext(ControlsContext) !== null;
}

type ViewChangeProps = Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-current'> & {
  to: Partial<LibraryView>;
  isDisabled?: boolean;
};

/** Leads to the library seen another way: a link where that has an address, a button where it has not. */
export function ViewChange({ to, isDisabled = false, ...rest }: ViewChangeProps) {
  const { view, change, addressOf } = useLibrary();
  if (addressOf === null) {
    return (
      <button type="button" aria-disabled={isDisabled} onClick={() => !isDisabled && change(to)} {...rest} />
    );
  }
  const address = addressOf(changedView(view, to));
  return <Link to={address} state={SAME_PLACE} preventScrollReset aria-disabled={isDisabled} {...rest} />;
}
