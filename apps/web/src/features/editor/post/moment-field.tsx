import { fromSwedishClock, type SwedishMoment, toSwedishClock } from '@brandpost/swedish';
import { DateTimeField } from '@brandpost/ui/fields';
import { useContext, useEffect, useState } from 'react';
import { momentTexts } from '../../../forms/moment-texts.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import { IncompleteMomentsContext } from './incomplete-moments.ts';

type MomentFieldProps = {
  label: string;
  /** ISO 8601; null for none. */
  value: string | null;
  /** When the field is left: on its way to what is meant, a year that is typed is others. */
  onChange: (value: string | null) => void;
  /** Each whole moment on the way. */
  onWritten?: (value: string) => void;
  error?: string | undefined;
  /** Which field of the post it is; what is wrong with it leads here, unless it stands elsewhere too. */
  name?: string;
  isNamed?: boolean;
  hint?: string;
};

/** A day and a time on Swedish clocks, wherever somebody sits. */
export function MomentField(props: MomentFieldProps) {
  const { label, value, onChange, onWritten, error, name, isNamed = true, hint } = props;
  const [text, setText] = useState(toSwedishClock(value));
  useEffect(() => setText(toSwedishClock(value)), [value]);
  // Shown as long as it stands: what went away when the field is left would move what is about to be pressed.
  const [oddMoment, setOddMoment] = useState<SwedishMoment | null>(null);
  const reportIncomplete = useContext(IncompleteMomentsContext);
  const [isIncomplete, setIsIncomplete] = useState(false);
  // While it is half filled in, the writer means neither the moment from before nor none.
  useEffect(() => {
    if (name === undefined) return;
    reportIncomplete(name, isIncomplete);
    return () => reportIncomplete(name, false);
  }, [reportIncomplete, name, isIncomplete]);
  const typed = fromSwedishClock(text);
  const oddity = typed?.oddity ?? (oddMoment?.instant === momentOf(value) ? oddMoment?.oddity : null);
  return (
    <DateTimeField
      label={label}
      hint={oddity ? postEditorTexts.oddTimes[oddity] : hint}
      error={isIncomplete ? momentTexts.incomplete : error}
      {...(isNamed && name !== undefined && { field: name })}
      value={text}
      onChange={(written) => {
        setText(written);
        if (written !== '') setIsIncomplete(false);
        setOddMoment(null);
        const whole = fromSwedishClock(written)?.instant;
        if (whole !== undefined) onWritten?.(whole);
      }}
      onIncomplete={setIsIncomplete}
      onBlur={(isHalfFilled) => {
        if (isHalfFilled) {
          // A post keeps what it says until all of a new moment is known; what is no part of one says nothing.
          if (name === undefined) onChange(null);
          return;
        }
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
