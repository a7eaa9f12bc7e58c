import { textLength } from '@brandpost/validation';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { postEditorTexts } from '../../texts/post-editor-texts.ts';
import { controlShape, Labelled } from './labelled.tsx';

const Line = styled.input`
  ${controlShape}
`;
const Area = styled.textarea`
  ${controlShape}
  min-height: 5.5rem;
  resize: vertical;
  field-sizing: content;
`;

type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** In characters as the rules count them; what is used of it is counted beside the label. */
  maxLength?: number;
  error?: string | undefined;
  hint?: ReactNode;
  aside?: ReactNode;
  /** Room for several lines. */
  isLong?: boolean;
  inputMode?: 'url' | 'email' | 'tel';
};

/** A text with its label. Nothing is cut off while somebody writes: what is too long is said. */
export function TextField({
  label,
  value,
  onChange,
  maxLength,
  error,
  hint,
  aside,
  ...look
}: TextFieldProps) {
  const used = maxLength === undefined ? undefined : postEditorTexts.used(textLength(value), maxLength);
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
  };
  return (
    <Labelled label={label} aside={aside ?? used} hint={hint} error={error}>
      {(names) => (look.isLong ? <Area {...names} {...writing} /> : <Line {...names} {...writing} />)}
    </Labelled>
  );
}
