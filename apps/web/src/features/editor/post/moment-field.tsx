import { fromSwedishClock, type SwedishMoment, toSwedishClock } from '@brandpost/swedish';
import { DateTimeField } from '@brandpost/ui/fields';
import { useEffect, useState } from 'react';
import { postEditorTexts } from '../post-editor-texts.ts';

type MomentFieldProps = {
  label: string;
  /** ISO 8601; null for none. */
  value: string | null;
  /** When the field is left: on its way to what is meant, a year that is typed is others. */
  onChange: (value: string | null) => void;
  /** Each whole moment on the way. */
  onWritten?: (value: string) => void;
  error?: string | undefined;
  field?: string;
  hint?: string;
};

/** A day and a time on Swedish clocks, wherever somebody sits. */
export function MomentField({ label, value, onChange, onWritten, error, field, hint }: MomentFieldProps) {
  const [text, setText] = useState(toSwedishClock(value));
  useEffect(() => setText(toSwedishClock(value)), [value]);
  // Shown as long as it stands: what went away when the field is left would move what is about to be pressed.
  const [oddMoment, setOddMoment] = useState<SwedishMoment | null>(null);
  const typed = fromSwedishClock(text);
  const oddity = typed?.oddity ?? (oddMoment?.instant === momentOf(value) ? oddMoment?.oddity : null);
  return (
    <DateTimeField
      label={label}
      hint={oddity ? postEditorTexts.oddTimes[oddity] : hint}
      error={error}
      field={field}
      value={text}
      onChange={(written) => {
        setText(written);
        setOddMoment(null);
        const whole = fromSwedishClock(written)?.instant;
        if (whole !== undefined) onWritten?.(whole);
      }}
      onBlur={() => {
        const instant = typed?.instant ?? null;
        if (typed?.oddity) setOddMoment(typed);
        if (instant !== momentOf(value)) onChange(instant);
      }}
    />
  );
}

/** To the minute, as the field holds it. */
function momentOf(value: string | null): string | null {
  return fromSwedishClock(toSwedishClock(value))?.instant ?? null;
}
