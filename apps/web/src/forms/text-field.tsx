import { colour, VisuallyHidden } from '@brandpost/ui';
import { textLength } from '@brandpost/validation';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { controlShape, Labelled } from './labelled.tsx';
import { limitTexts } from './limit-texts.ts';

const Line = styled.input`
  ${controlShape}
`;
const Area = styled.textarea`
  ${controlShape}
  min-height: 5.5rem;
  resize: vertical;
  field-sizing: content;
`;

const Count = styled.span`
  &[data-is-over='true'] {
    color: ${colour('warning')};
    font-weight: 600;
  }
`;

type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** In characters as the rules count them; what is used of it is counted beside the label. */
  maxLength?: number;
  error?: string | undefined;
  field?: string;
  hint?: ReactNode;
  aside?: ReactNode;
  /** Room for several lines. */
  isLong?: boolean;
  /** Where one begins to write in a block that has become active. */
  isFirst?: boolean;
  inputMode?: 'url' | 'email' | 'tel';
  autoComplete?: 'off';
};

/** A text with its label. Nothing is cut off while somebody writes: what is too long is said. */
export function TextField({
  label,
  value,
  onChange,
  maxLength,
  error,
  field,
  hint,
  aside,
  ...look
}: TextFieldProps) {
  const used = maxLength === undefined ? undefined : <Used length={textLength(value)} most={maxLength} />;
  const control = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  // A value that comes from elsewhere must not move the caret of whoever writes.
  useLayoutEffect(() => {
    if (control.current !== null && control.current.value !== value) control.current.value = value;
  }, [value]);
  const writing = {
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      control.current = element;
    },
    defaultValue: value,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.currentTarget.value),
    inputMode: look.inputMode,
    autoComplete: look.autoComplete,
    'data-first-field': look.isFirst ? '' : undefined,
  };
  return (
    <Labelled label={label} aside={aside ?? used} hint={hint} error={error} field={field}>
      {(names) => (look.isLong ? <Area {...names} {...writing} /> : <Line {...names} {...writing} />)}
    </Labelled>
  );
}

function Used({ length, most }: { length: number; most: number }) {
  const left = most - length;
  return (
    <Count data-is-over={left < 0}>
      <span aria-hidden="true">{limitTexts.used(length, most)}</span>
      <VisuallyHidden>{left < 0 ? limitTexts.over(-left) : limitTexts.left(left)}</VisuallyHidden>
    </Count>
  );
}
