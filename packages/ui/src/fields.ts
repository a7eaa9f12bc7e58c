export { boxShape, Field } from './fields/field.tsx';
export { SelectField, type SelectOption } from './fields/select-field.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.tsx';
export { Tick } from './fields/tick.tsx';
