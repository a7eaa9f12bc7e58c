import { colour } from '@brandpost/ui';
import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.4375rem;

  label {
    font-weight: 600;
  }
`;
const Control = styled.div`
  position: relative;
  display: grid;
`;
const Input = styled.input`
  width: 100%;
  height: 54px;
  padding: 0 1rem;
  border: 2px solid ${colour('muted')};
  border-radius: var(--bp-radius-s);
  background: ${colour('bg')};
  transition: border-color var(--bp-motion);

  &:hover {
    border-color: ${colour('ink')};
  }
  &:focus-visible {
    border-color: ${colour('primary')};
    border-radius: var(--bp-radius-s);
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${colour('warning')};
  }
  &[data-has-button='true'] {
    padding-right: 3.5rem;
  }
`;
const FieldError = styled.p`
  display: flex;
  align-items: center;
  gap: 0.4375rem;
  color: ${colour('ink')};
  font-size: 1rem;
  font-weight: 600;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    color: ${colour('warning')};
  }
`;

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  name: string;
  label: string;
  error: string | undefined;
  /** A button inside the field's right end. */
  button?: ReactNode;
  /** Below the field, beside what is wrong with it. */
  hint?: ReactNode;
};

/** A text field with its label, and what is wrong with it in words beside it. */
export function Field({ name, label, error, button, hint, type = 'text', ...input }: FieldProps) {
  const errorId = `${name}-fel`;
  return (
    <Frame>
      <label htmlFor={name}>{label}</label>
      <Control>
        <Input
          {...input}
          type={type}
          id={name}
          name={name}
          required
          {...(type === 'text' && { autoCapitalize: 'none' })}
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error !== undefined}
          {...(error === undefined ? {} : { 'aria-describedby': errorId })}
          data-has-button={button !== undefined}
        />
        {button}
      </Control>
      {hint}
      {error !== undefined && (
        <FieldError id={errorId}>
          <CircleAlert aria-hidden="true" size={20} />
          {error}
        </FieldError>
      )}
    </Frame>
  );
}
