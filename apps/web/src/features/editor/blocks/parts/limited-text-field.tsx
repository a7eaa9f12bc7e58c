import type { ComponentProps } from 'react';
import { TextField } from '../../../../forms/text-field.tsx';
import { useLimited } from './use-limited.ts';

type LimitedTextFieldProps = Omit<ComponentProps<typeof TextField>, 'maxLength'> & {
  /** Characters at most. */
  limit: number;
};

/** A text field of a block: what is too long for the block stays in the field, and is handed on as soon as it fits. */
export function LimitedTextField({ value, limit, onChange, error, ...field }: LimitedTextFieldProps) {
  const { shown, problem, write } = useLimited(value, limit, onChange);
  return (
    <TextField
      {...field}
      value={shown}
      maxLength={limit}
      onChange={write}
      error={problem ?? error}
      autoComplete="off"
    />
  );
}
