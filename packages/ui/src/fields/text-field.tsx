import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { boxShape, Field, type FieldProps } from './field.tsx';

const Line = styled.input`
  ${boxShape}

  &[data-has-button='true'] {
    padding-right: 3.5rem;
  }
`;
const Area = styled.textarea`
  ${boxShape}
  min-height: 5.5rem;
  resize: vertical;
  field-sizing: content;
`;
const WithButton = styled.div`
  position: relative;
  display: grid;
`;

type Box = HTMLInputElement | HTMLTextAreaElement;

export type TextFieldProps = FieldProps & {
  /** Where the form around reads the field itself, its value and its changes are left out. */
  value?: string;
  onChange?: (value: string) => void;
  /** Room for several lines. */
  isLong?: boolean;
  /** A button inside the field's right end; null or false while there is only room for one. */
  button?: ReactNode;
  /** Further attributes of the box itself, such as those by which a form library reads it. */
  control?: Omit<ComponentProps<'input'>, 'id' | 'value' | 'ref' | 'size'> & { ref?: Ref<Box> };
} & { [name: `data-${string}`]: string | undefined };

/** A text with its label. Nothing is cut off while somebody writes: what is too long is said. */
export function TextField({ value, onChange, isLong = false, button, control, ...rest }: TextFieldProps) {
  const { label, aside, hint, error, field, size, ...data } = rest;
  const box = useRef<Box>(null);
  const isFirst = useRef(true);
  // A value that comes from elsewhere must not move the caret of the person writing, nor take what was typed into the
  // server's HTML before scripts were there.
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (value !== undefined && box.current !== null && box.current.value !== value) box.current.value = value;
  }, [value]);
  const writing = onChange !== undefined && {
    ref: (element: Box | null) => {
      box.current = element;
    },
    defaultValue: value,
    onInput: (event: FormEvent<Box>) => onChange(event.currentTarget.value),
  };
  return (
    <Field {...{ label, aside, hint, error, field, size }}>
      {(names) => {
        const attributes = { ...data, ...writing, ...control, ...names };
        if (isLong) return <Area {...(attributes as ComponentProps<'textarea'>)} />;
        const line = (
          <Line
            type="text"
            {...(attributes as ComponentProps<'input'>)}
            data-has-button={button !== undefined}
          />
        );
        return button === undefined ? (
          line
        ) : (
          <WithButton>
            {line}
            {button}
          </WithButton>
        );
      }}
    </Field>
  );
}
