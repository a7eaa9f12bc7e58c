import { fromSwedishClock, toSwedishClock } from '@brandpost/swedish';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { postEditorTexts } from '../../texts/post-editor-texts.ts';
import { controlShape, Labelled } from './labelled.tsx';

const Control = styled.input`
  ${controlShape}
`;

type MomentFieldProps = {
  label: string;
  /** ISO 8601; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  error?: string | undefined;
  hint?: string;
};

/** A day and a time on Swedish clocks, wherever somebody sits. */
export function MomentField({ label, value, onChange, error, hint }: MomentFieldProps) {
  const [text, setText] = useState(toSwedishClock(value));
  useEffect(() => setText(toSwedishClock(value)), [value]);
  const oddity = fromSwedishClock(text)?.oddity ?? null;
  return (
    <Labelled label={label} hint={oddity === null ? hint : postEditorTexts.oddTimes[oddity]} error={error}>
      {(names) => (
        <Control
          {...names}
          type="datetime-local"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={() => {
            const instant = fromSwedishClock(text)?.instant ?? null;
            if (instant !== momentOf(value)) onChange(instant);
          }}
        />
      )}
    </Labelled>
  );
}

/** To the minute, as the field holds it. */
function momentOf(value: string | null): string | null {
  return fromSwedishClock(toSwedishClock(value))?.instant ?? null;
}
