import { TextField, type TextFieldProps } from './text-field.tsx';

type DateTimeFieldProps = Omit<TextFieldProps, 'isLong' | 'button' | 'control'> & {
  /** A day alone. */
  isDay?: boolean;
  onBlur?: () => void;
  control?: NonNullable<TextFieldProps['control']>;
};

/**
 * A day, or a day and a time, as `2031-06-01` and `2031-06-01T08:00`; empty for none. The browser's own field, which
 * phones show in their own way; what clock it means is for those around to say.
 */
export function DateTimeField({ isDay = false, onBlur, control, ...field }: DateTimeFieldProps) {
  const type = isDay ? 'date' : 'datetime-local';
  return <TextField {...field} control={{ ...(onBlur !== undefined && { onBlur }), ...control, type }} />;
}
