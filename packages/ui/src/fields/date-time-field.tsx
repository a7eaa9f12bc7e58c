import type { FocusEvent, SyntheticEvent } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

type DateTimeFieldProps = Omit<TextFieldProps, 'isLong' | 'button' | 'control'> & {
  /** A day alone. */
  isDay?: boolean;
  onBlur?: () => void;
  /** Whether it is filled in in part, a day without a time for example: its value is empty then. */
  onIncomplete?: (isIncomplete: boolean) => void;
  control?: NonNullable<TextFieldProps['control']>;
};

/**
 * A day, or a day and a time, as `2031-06-01` and `2031-06-01T08:00`; empty for none. The browser's own field, which
 * phones show in their own way; what clock it means is for those around to say.
 */
export function DateTimeField({
  isDay = false,
  onBlur,
  onIncomplete,
  control,
  ...field
}: DateTimeFieldProps) {
  const type = isDay ? 'date' : 'datetime-local';
  const reportIncomplete = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    onIncomplete?.(currentTarget.validity.badInput);
  const watching = onIncomplete !== undefined && {
    onKeyUp: reportIncomplete,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      reportIncomplete(event);
      onBlur?.();
    },
  };
  return (
    <TextField
      {...field}
      control={{ ...(onBlur !== undefined && { onBlur }), ...watching, ...control, type }}
    />
  );
}
