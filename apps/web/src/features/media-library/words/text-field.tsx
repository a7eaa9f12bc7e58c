import { colour } from '@brandpost/ui';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { mediaTexts } from '../media-texts.ts';
import { lettersLeft } from './media-words.ts';

export const FieldFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.3125rem;
  font-size: 1rem;

  label {
    font-weight: 600;
  }
  input:not([type='checkbox']),
  textarea,
  select {
    width: 100%;
    min-height: 48px;
    padding: 0.625rem 0.875rem;
    border: 1px solid ${colour('muted')};
    border-radius: var(--bp-radius-s);
    background: ${colour('bg')};
    font-size: 1rem;
    line-height: 1.4;
    resize: vertical;
  }
  textarea {
    field-sizing: content;
  }
  :is(input, textarea, select):focus-visible {
    border-radius: var(--bp-radius-s);
    outline-offset: 0;
  }
  :is(input, textarea)[aria-invalid='true'] {
    border: 2px solid ${colour('warning')};
  }
  :is(input, textarea):disabled {
    background: ${colour('surface')};
    color: ${colour('muted')};
  }
`;
const Below = styled.div`
  display: flex;
  gap: 1rem;
  justify-content: space-between;
  color: ${colour('muted')};
  font-size: 0.875rem;
  line-height: 1.35;

  > :last-child {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;
const Wrong = styled.p`
  display: flex;
  gap: 0.375rem;
  align-items: center;
  color: ${colour('ink')};
  font-weight: 600;

  svg {
    flex: none;
    color: ${colour('warning')};
  }
`;

type TextFieldProps = ComponentProps<'input'> &
  ComponentProps<'textarea'> & {
    label: string;
    hint: string;
    error: string | undefined;
    /** What is in the field now, for counting down. */
    text: string;
    most: number | null;
    isLong?: boolean;
  };

/** A text field that counts down what may be written, and says in words what is wrong. */
export function TextField({ label, hint, error, text, most, isLong = false, ...input }: TextFieldProps) {
  const id = useId();
  const Control = isLong ? 'textarea' : 'input';
  return (
    <FieldFrame>
      <label htmlFor={id}>{label}</label>
      <Control
        {...input}
        {...(isLong ? { rows: 2 } : { type: 'text' })}
        id={id}
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-about`}
      />
      <div id={`${id}-about`}>
        {error !== undefined && (
          <Wrong>
            <CircleAlert aria-hidden="true" size={18} />
            {error}
          </Wrong>
        )}
        <Below>
          <span>{hint}</span>
          {most !== null && <span>{mediaTexts.words.left(lettersLeft(text, most))}</span>}
        </Below>
      </div>
    </FieldFrame>
  );
}
