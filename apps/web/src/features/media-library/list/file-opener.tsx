import type { MediaRecord } from '@brandpost/rubicore-api';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { SAME_PLACE } from '../../../navigation/same-place.ts';
import { useLibrary } from './library-controls.tsx';

type FileOpenerProps = { media: MediaRecord; tabIndex: number; className?: string; children: ReactNode };

/**
 * A file in a list: a link to what is known of it. Where a file is to be chosen it is a button that chooses it (twice
 * is an answer), and Enter shows what is known of it.
 */
export function FileOpener({ media, tabIndex, className, children }: FileOpenerProps) {
  const { view, change, addressOf, picking, selection } = useLibrary();
  const markBySpace = (event: KeyboardEvent) => {
    if (event.key !== ' ' || selection === null) return;
    event.preventDefault();
    selection.toggle(media.id);
  };
  if (picking === null && addressOf !== null) {
    return (
      <Link
        to={addressOf({ ...view, openId: media.id })}
        state={SAME_PLACE}
        preventScrollReset
        className={className}
        tabIndex={tabIndex}
        data-file={media.id}
        onKeyDown={markBySpace}
      >
        {children}
      </Link>
    );
  }
  const openByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    change({ openId: media.id });
  };
  return (
    <button
      type="button"
      className={className}
      tabIndex={tabIndex}
      data-file={media.id}
      aria-pressed={picking?.selected?.id === media.id}
      onClick={() => picking?.onSelected(media)}
      onDoubleClick={() => picking?.onPicked(media)}
      onKeyDown={openByEnter}
    >
      {children}
    </button>
  );
}
