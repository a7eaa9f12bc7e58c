import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { boxShape, Field, type FieldProps } from './field.tsx';

const Box = styled.select`
  ${boxShape}
`;

export type SelectOption<Value extends string = string> = { value: Value; name: string };

type SelectFieldProps<Value extends string> = FieldProps & {
  /** Something other than usual is chosen, which is to be seen. */
  isMarked?: boolean;
  options: readonly SelectOption<Value>[];
  /** Where the form around reads the field itself, its value and its changes are left out. */
  value?: Value;
  onChange?: (value: Value) => void;
  /** Further attributes of the box itself, such as those by which a form library reads it. */
  control?: Omit<ComponentProps<'select'>, 'id' | 'value' | 'size'>;
};

/** One of several, by the browser's own list: phones show it in their own way. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, value, onChange, isMarked, control, ...field } = props;
  const choosing = onChange !== undefined && {
    value,
    onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
      const chosen = options.find((option) => option.value === currentTarget.value);
      if (chosen !== undefined) onChange(chosen.value);
    },
  };
  return (
    <Field {...field}>
      {(names) => (
        <Box data-chosen={isMarked} {...choosing} {...control} {...names}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </Box>
      )}
    </Field>
  );
}
