import type { MediaRecord } from '@brandpost/rubicore-api';
import { VisuallyHidden } from '@brandpost/ui';
import { adminTableTexts } from '../../../administration/admin-table-texts.ts';
import { CheckArea } from '../../../administration/table/table-frame.ts';
import { nameOf } from '../file-facts.ts';
import { useLibrary } from './library-controls.tsx';

/** Marks a file. By keys the space bar does it on the file itself: a list has one stop of the Tab key. */
export function MarkTick({ media, className }: { media: MediaRecord; className?: string }) {
  const { selection } = useLibrary();
  if (selection === null) return null;
  return (
    <CheckArea className={className}>
      <VisuallyHidden>{adminTableTexts.select(nameOf(media))}</VisuallyHidden>
      <input
        type="checkbox"
        tabIndex={-1}
        checked={selection.has(media.id)}
        onChange={() => selection.toggle(media.id)}
      />
    </CheckArea>
  );
}
