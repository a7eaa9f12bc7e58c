import { TextField as Box, type TextFieldProps as BoxProps } from '@brandpost/ui/fields';
import { textLength } from '@brandpost/validation';
import { LimitCount } from './limit-count.tsx';

type TextFieldProps = Omit<BoxProps, 'control'> & {
  value: string;
  onChange: (value: string) => void;
  /** In characters as the rules count them; what is used of it is counted beside the label. */
  maxLength?: number | undefined;
  /** Where one begins to write in a block that has become active. */
  isFirst?: boolean;
  inputMode?: 'url' | 'email' | 'tel';
  autoComplete?: 'off';
};

/** A text with its label, and how much of its limit is used. */
export function TextField({ maxLength, aside, isFirst, inputMode, autoComplete, ...field }: TextFieldProps) {
  const used = maxLength !== undefined && <LimitCount used={textLength(field.value)} most={maxLength} />;
  return (
    <Box
      {...field}
      aside={aside ?? used}
      data-first-field={isFirst ? '' : undefined}
      control={{ inputMode, autoComplete }}
    />
  );
}
