import { colour } from '@brandpost/ui';
import { DateTimeField, plainFieldset, SelectField, TextField } from '@brandpost/ui/fields';
import { textLength } from '@brandpost/validation';
import type { UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { LimitCount } from '../../forms/limit-count.tsx';
import { adminTableTexts } from '../admin-table-texts.ts';
import { type RecordField, type RecordValues, textIn } from './record-field.ts';

/** Several choices under one name: a line each, or a picture each. */
const Choices = styled.fieldset`
  ${plainFieldset}

  legend {
    font-size: 0.9375rem;
    font-weight: 700;
  }
  > p {
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
  > p[role='alert'] {
    color: ${colour('ink')};
    font-weight: 600;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: 0 1rem;
    margin-top: 0.25rem;
  }
  label {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    min-height: 44px;
    cursor: pointer;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${colour('primary')};
  }
  /* What lies under what is read downwards. */
  &[data-is-tree='true'] > div {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-kind='pictures'] > div {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 7rem), 1fr));
    gap: 0.5rem;
  }
  &[data-kind='pictures'] label {
    position: relative;
    flex-direction: column;
    gap: 0.25rem;
    justify-content: center;
    padding: 0.625rem 0.25rem;
    border: 1px solid ${colour('line')};
    border-radius: var(--bp-radius-s);
    font-size: 0.875rem;
    line-height: 1.25;
    text-align: center;
  }
  &[data-kind='pictures'] label:has(:checked) {
    border-color: ${colour('primary')};
    background: ${colour('surface-2')};
    box-shadow: inset 0 0 0 1px ${colour('primary')};
    font-weight: 600;
  }
  &[data-kind='pictures'] label:has(:focus-visible) {
    outline: 3px solid ${colour('primary')};
    outline-offset: 2px;
  }
  &[data-kind='pictures'] input {
    position: absolute;
    inset-block-start: 0.375rem;
    inset-inline-start: 0.375rem;
    width: 16px;
    height: 16px;
  }
`;

type FieldControlProps = {
  field: RecordField;
  form: UseFormReturn<RecordValues>;
  /** Has to be filled in: said beside its label. */
  isRequired: boolean;
};

/** A field with its label, what it is for, how much of it is used, and what is wrong with it. */
export function FieldControl({ field, form, isRequired }: FieldControlProps) {
  const { name, label, hint, isFixed = false } = field;
  const error = form.formState.errors[name]?.message;
  const said = typeof error === 'string' ? error : undefined;
  const registered = form.register(name);
  if (field.kind === 'checks' || field.kind === 'pictures') {
    const type = field.kind === 'checks' ? 'checkbox' : 'radio';
    return (
      <Choices data-kind={field.kind} data-is-tree={field.isTree === true}>
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
  const written = textIn(form.watch(), name);
  const count = most !== undefined && <LimitCount used={textLength(written)} most={most} />;
  const about = {
    label,
    hint,
    error: said,
    aside: isRequired && !isFixed && written === '' ? adminTableTexts.form.required : count,
  };
  if (field.kind === 'select') {
    const options = field.options.map(({ value, text }) => ({ value, name: text }));
    return <SelectField {...about} options={options} control={{ ...registered, disabled: isFixed }} />;
  }
  if (field.kind === 'moment') {
    return <DateTimeField {...about} control={{ ...registered, readOnly: isFixed }} />;
  }
  return (
    <TextField
      {...about}
      isLong={field.kind === 'lines'}
      control={{
        ...registered,
        type: field.kind === 'secret' ? 'password' : 'text',
        inputMode: field.kind === 'line' ? field.inputMode : undefined,
        autoComplete: field.kind === 'secret' ? 'new-password' : 'off',
        readOnly: isFixed,
        'aria-required': isRequired,
      }}
    />
  );
}
