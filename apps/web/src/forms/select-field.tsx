import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { controlShape, Labelled } from './labelled.tsx';

const Control = styled.select`
  ${controlShape}
`;

type SelectFieldProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; name: string }[];
  error?: string | undefined;
  field?: string;
  hint?: ReactNode;
};

/** One of several, by the browser's own list. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, onChange, options, error, field, hint } = props;
  return (
    <Labelled label={label} hint={hint} error={error} field={field}>
      {(names) => (
        <Control
          {...names}
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = options.find((option) => option.value === currentTarget.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </Control>
      )}
    </Labelled>
  );
}
