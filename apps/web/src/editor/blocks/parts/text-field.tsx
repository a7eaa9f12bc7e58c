import { colour, VisuallyHidden } from '@brandpost/ui';
import { messages, textLength } from '@brandpost/validation';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { editorTexts } from '../../../texts/editor-texts.ts';

const Frame = styled.div`
  display: grid;
  gap: 0.3125rem;
  min-inline-size: 0;
`;
const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.75rem;
  font-size: 0.875rem;

  label {
    font-weight: 600;
  }
  > span {
    flex: none;
    color: ${colour('muted')};
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  > span[data-is-over='true'] {
    color: ${colour('warning')};
    font-weight: 600;
  }
`;
const Control = styled.input`
  inline-size: 100%;
  min-block-size: 44px;
  padding: 0.5625rem 0.875rem;
  border: 1px solid ${colour('muted')};
  border-radius: var(--bp-radius-s);
  background: ${colour('bg')};
  color: ${colour('ink')};
  font-size: 1rem;
  line-height: 1.4;

  &:focus-visible {
    border-color: ${colour('primary')};
    border-radius: var(--bp-radius-s);
    outline: 2px solid ${colour('primary')};
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: ${colour('warning')};
  }
  textarea& {
    field-sizing: content;
    min-block-size: 5.5rem;
    resize: vertical;
  }
`;
const Problem = styled.p`
  color: ${colour('warning')};
  font-size: 0.875rem;
  font-weight: 600;
`;
const Help = styled.p`
  color: ${colour('muted')};
  font-size: 0.875rem;
`;

type TextFieldProps = {
  label: string;
  value: string;
  /** Characters at most. */
  limit: number;
  onChange: (text: string) => void;
  isMultiline?: boolean;
  isFirst?: boolean;
  inputMode?: 'url' | 'text';
  /** What is wrong with it as it is. */
  problem?: string | null;
  help?: ReactNode;
};

/**
 * A text with what is left of its limit. What is too long stays in the field with the reason beside it, and is handed on
 * as soon as it fits.
 */
export function TextField({
  label,
  value,
  limit,
  onChange,
  isMultiline = false,
  isFirst = false,
  inputMode = 'text',
  problem = null,
  help,
}: TextFieldProps) {
  const id = useId();
  const { shown, length, isOver, write } = useLimited(value, limit, onChange);
  const told = isOver ? messages.maxLength(limit) : problem;
  return (
    <Frame>
      <Top>
        <label htmlFor={id}>{label}</label>
        <span data-is-over={isOver}>
          <span aria-hidden="true">{`${length} / ${limit}`}</span>
          <VisuallyHidden id={`${id}left`}>
            {isOver ? editorTexts.field.over(length - limit) : editorTexts.field.left(limit - length)}
          </VisuallyHidden>
        </span>
      </Top>
      <Control
        as={isMultiline ? 'textarea' : 'input'}
        id={id}
        value={shown}
        inputMode={inputMode}
        autoComplete="off"
        aria-invalid={told !== null}
        aria-describedby={`${id}left${told === null ? '' : ` ${id}told`}${help === undefined ? '' : ` ${id}help`}`}
        data-first-field={isFirst ? '' : undefined}
        onChange={(event: ChangeEvent<HTMLInputElement>) => write(event.target.value)}
      />
      {told !== null && <Problem id={`${id}told`}>{told}</Problem>}
      {help !== undefined && <Help id={`${id}help`}>{help}</Help>}
    </Frame>
  );
}

/** A text that is handed on while it is within its limit; what is too long is kept until it fits. */
export function useLimited(value: string, limit: number, onChange: (text: string) => void) {
  const [tooLong, setTooLong] = useState<string | null>(null);
  const shown = tooLong ?? value;
  const length = textLength(shown);
  return {
    shown,
    length,
    isOver: length > limit,
    write: (text: string) => {
      const isTooLong = textLength(text) > limit;
      setTooLong(isTooLong ? text : null);
      if (!isTooLong) onChange(text);
    },
  };
}
