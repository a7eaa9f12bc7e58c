import { useEffect, useState } from 'react';
import { TextField } from './text-field.tsx';

type LinesFieldProps = {
  label: string;
  hint: string;
  lines: readonly string[];
  onChange: (lines: string[]) => void;
  field?: string;
  error?: string | undefined;
};

/** What begins the lines of a list that somebody has pasted: the list numbers them itself. */
const LIST_MARK = /^(?:\d{1,2}[.)]|[-–•*·])\s+/;

/** Short texts, one a line. Lines without words, and marks of a list, are left out of the value. */
export function LinesField({ lines, onChange, ...field }: LinesFieldProps) {
  const [text, setText] = useState(lines.join('\n'));
  useEffect(() => {
    // What is being typed keeps its empty lines; what comes from elsewhere is shown.
    setText((typed) => (isSame(linesOf(typed), lines) ? typed : lines.join('\n')));
  }, [lines]);
  return (
    <TextField
      {...field}
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(linesOf(typed));
      }}
      isLong
    />
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(LIST_MARK, ''))
    .filter((line) => line !== '');
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((line, index) => line === others[index]);
}
