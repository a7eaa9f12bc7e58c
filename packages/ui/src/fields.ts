export { DateTimeField } from './fields/date-time-field.tsx';
export { boxShape, Field } from './fields/field.tsx';
export { Pill, pillShape } from './fields/pill.ts';
export { plainFieldset } from './fields/plain-fieldset.ts';
export { QuietHoursField } from './fields/quiet-hours-field.tsx';
export { SelectField, type SelectOption } from './fields/select-field.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.tsx';
export { Tick } from './fields/tick.tsx';
