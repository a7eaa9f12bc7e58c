import { fromSwedishClock, toSwedishClock } from '@brandpost/swedish';
import { textIn } from '../../../administration/table/record-field.ts';
import { RecordForm } from '../../../administration/table/record-form.tsx';
import type { CalendarEntry } from './calendar-query.ts';
import { calendarTexts as texts } from './calendar-texts.ts';

type MoveEntryProps = {
  entry: CalendarEntry;
  onMove: (entry: CalendarEntry, to: string) => void;
  onClose: () => void;
};

/** Asks when something is to happen instead. */
export function MoveEntry({ entry, onMove, onClose }: MoveEntryProps) {
  return (
    <RecordForm
      title={texts.form.title(entry)}
      fields={[{ name: 'at', label: texts.kinds[entry.kind], kind: 'moment' }]}
      values={{ at: toSwedishClock(entry.at) }}
      validate={(values) =>
        fromSwedishClock(textIn(values, 'at')) === null
          ? { ok: false, errors: [{ field: 'at', message: texts.form.required }] }
          : { ok: true }
      }
      save={(values) => Promise.resolve(fromSwedishClock(textIn(values, 'at'))?.instant ?? entry.at)}
      invalidates={[]}
      onSaved={(to) => {
        onClose();
        onMove(entry, to);
      }}
      onClose={onClose}
    />
  );
}
