import { TextField, type TextFieldProps } from './text-field.tsx';

type DateTimeFieldProps = Omit<TextFieldProps, 'isLong' | 'button' | 'control'> & {
  /** A day alone. */
  isDay?: boolean;
  /** @param isIncomplete as for `onIncomplete`, which hears of it too */
  onBlur?: (isIncomplete: boolean) => void;
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
  return (
    <TextField
      {...field}
      control={{
        onKeyUp: ({ currentTarget }) => onIncomplete?.(currentTarget.validity.badInput),
        onBlur: ({ currentTarget: { validity } }) => {
          onIncomplete?.(validity.badInput);
          onBlur?.(validity.badInput);
        },
        ...control,
        type,
      }}
    />
  );
}
