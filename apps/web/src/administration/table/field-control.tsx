import { textLength } from '@brandpost/validation';
import type { UseFormReturn } from 'react-hook-form';
import { Labelled } from '../../forms/labelled.tsx';
import { adminTableTexts } from '../admin-table-texts.ts';
import { Choices, Line, Lines, Select } from './field-look.ts';
import { type RecordField, type RecordValues, textIn } from './record-field.ts';

const INPUT_TYPES: Partial<Record<RecordField['kind'], string>> = {
  secret: 'password',
  moment: 'datetime-local',
};

/** A field with its label, what it is for, how much of it is used, and what is wrong with it. */
export function FieldControl({ field, form }: { field: RecordField; form: UseFormReturn<RecordValues> }) {
  const { name, label, hint, isFixed = false } = field;
  const error = form.formState.errors[name]?.message;
  const said = typeof error === 'string' ? error : undefined;
  const registered = form.register(name);
  if (field.kind === 'checks' || field.kind === 'pictures') {
    const type = field.kind === 'checks' ? 'checkbox' : 'radio';
    return (
      <Choices data-kind={field.kind}>
        <legend>{label}</legend>
        {hint !== undefined && <p>{hint}</p>}
        <div>
          {field.options.map(({ value, text, picture }) => (
            <label key={value}>
              <input {...registered} type={type} value={value} disabled={isFixed} />
              {picture}
              <span>{text}</span>
            </label>
          ))}
        </div>
        {said !== undefined && <p role="alert">{said}</p>}
      </Choices>
    );
  }
  const most = field.kind === 'line' || field.kind === 'lines' ? field.most : undefined;
  const used =
    most === undefined ? undefined : adminTableTexts.form.used(textLength(textIn(form.watch(), name)), most);
  return (
    <Labelled label={label} hint={hint} aside={used} error={said}>
      {(names) => {
        if (field.kind === 'select') {
          return (
            <Select {...names} {...registered} disabled={isFixed}>
              {field.options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          );
        }
        if (field.kind === 'lines') return <Lines {...names} {...registered} rows={3} readOnly={isFixed} />;
        return (
          <Line
            {...names}
            {...registered}
            type={INPUT_TYPES[field.kind] ?? 'text'}
            inputMode={field.kind === 'line' ? field.inputMode : undefined}
            autoComplete={field.kind === 'secret' ? 'new-password' : 'off'}
            readOnly={isFixed}
          />
        );
      }}
    </Labelled>
  );
}
