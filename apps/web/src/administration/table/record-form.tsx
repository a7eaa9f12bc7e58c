import { ApiError } from '@brandpost/rubicore-api';
import { Button } from '@brandpost/ui';
import { messages, type ValidationResult } from '@brandpost/validation';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { type FormEvent, Fragment, type ReactNode, useEffect, useId, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { Failure } from '../../forms/failure.tsx';
import { failureOf } from '../../forms/failure-of.ts';
import { LeaveGuard, onSamePage } from '../../forms/leave-guard.tsx';
import { leaveTexts } from '../../forms/leave-texts.ts';
import { Modal } from '../../forms/modal.tsx';
import { momentTexts } from '../../forms/moment-texts.ts';
import { Question } from '../../forms/question.tsx';
import { useDocumentGuard } from '../../navigation/use-document-guard.ts';
import { adminTableTexts } from '../admin-table-texts.ts';
import { FieldControl } from './field-control.tsx';
import type { RecordField, RecordValues } from './record-field.ts';

const WIDTH_PX = 680;

const Form = styled.form`
  display: grid;
  gap: 1.125rem;
`;
/* Beside the button that was pressed, in sight however long the form is. */
const Refusal = styled.div`
  flex: 1 1 100%;

  > div {
    margin-top: 0;
  }
`;

type RecordFormProps<Saved> = {
  title: string;
  fields: readonly RecordField[];
  values: RecordValues;
  /** The rules of SPEC section 5, with their words. */
  validate: (values: RecordValues) => ValidationResult;
  /** Writes it. What it throws is shown at the field that it is about, or below the fields. */
  save: (values: RecordValues) => Promise<Saved>;
  /** What saving may change, by the roots of its keys. */
  invalidates: readonly QueryKey[];
  /** Called when it is saved, and what is on screen is as it was saved. */
  onSaved: (saved: Saved) => void | Promise<void>;
  onClose: () => void;
  saveText?: string;
  /** Saving leads to another document, which is nothing to be asked about. */
  isLeaving?: boolean;
  /** What follows of what is chosen, below the fields. */
  consequence?: (values: RecordValues) => ReactNode;
  /** The field that `consequence` is of, to stand right below it. */
  consequenceOf?: string;
  children?: ReactNode;
};

/**
 * A record in a window of its own. Focus begins in the first field; the first that is wrong gets it, no matter who found
 * that: we or the API.
 */
export function RecordForm<Saved>({ title, fields, values, validate, ...props }: RecordFormProps<Saved>) {
  const { leaving } = adminTableTexts.form;
  const { saveText = adminTableTexts.form.save, isLeaving = false, onClose } = props;
  const resolver: Resolver<RecordValues> = async (written) => {
    const result = validate(written);
    if (result.ok) return { values: written, errors: {} };
    const errors = result.errors.map(({ field, message }) => [field, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
  const form = useForm<RecordValues>({ defaultValues: values, resolver, mode: 'onTouched' });
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  // Also while it is sent: it may be refused.
  useDocumentGuard(isDirty && !isLeaving);
  const saving = useMutation({
    mutationFn: props.save,
    meta: { invalidates: props.invalidates, isFailureShown: true },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const formId = useId();

  const current = form.watch();
  useEffect(() => {
    for (const { name, proposal } of fields) {
      if (proposal === undefined || dirtyFields[name]) continue;
      const proposed = proposal(current);
      if (proposed !== current[name]) form.setValue(name, proposed);
    }
  });

  const submitWhole = form.handleSubmit(async (written) => {
    setFailure(null);
    try {
      await props.onSaved(await saving.mutateAsync(written));
    } catch (error) {
      const errors = error instanceof ApiError ? error.errors : [];
      const known = errors.filter(({ field }) => fields.some(({ name }) => name === field));
      for (const { field, message } of known) {
        form.setError(field, { type: 'api', message }, { shouldFocus: field === known[0]?.field });
      }
      const areAllShown = known.length > 0 && known.length === errors.length;
      setFailure(areAllShown ? adminTableTexts.form.notSaved : failureOf(error));
    }
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const incomplete = incompleteMomentIn(event.currentTarget);
    if (incomplete === undefined) return await submitWhole(event);
    const message = momentTexts.incomplete;
    form.setError(incomplete, { type: 'rule', message }, { shouldFocus: true });
  };
  // The cross and Escape are pressed by mistake, Avbryt is not.
  const [isAsked, setIsAsked] = useState(false);
  const foot = (
    <>
      {failure !== null && (
        <Refusal>
          <Failure>{failure}</Failure>
        </Refusal>
      )}
      <Button type="submit" form={formId} {...ariaDisabled(isSubmitting)}>
        {isSubmitting ? adminTableTexts.form.saving : saveText}
      </Button>
      <Button type="button" data-look="quiet" onClick={onClose}>
        {adminTableTexts.cancel}
      </Button>
    </>
  );
  return (
    <Modal title={title} widthPx={WIDTH_PX} onClose={isDirty ? () => setIsAsked(true) : onClose} foot={foot}>
      <Form id={formId} data-autofocus="" noValidate onSubmit={(event) => void submit(event)}>
        {props.children}
        {fields
          .filter(({ isOfUse }) => isOfUse === undefined || isOfUse(current))
          .map((field) => (
            <Fragment key={field.name}>
              <FieldControl
                field={field}
                form={form}
                isRequired={mustBeFilled(validate, current, field.name)}
              />
              {props.consequenceOf === field.name && props.consequence?.(current)}
            </Fragment>
          ))}
        {props.consequenceOf === undefined && props.consequence?.(current)}
      </Form>
      <LeaveGuard isUnsaved={isDirty && !isSubmitting && !isLeaving} staysAt={onSamePage} />
      {isAsked && (
        <Question
          title={leaveTexts.title}
          yes={leaving.yes}
          no={leaving.no}
          onYes={onClose}
          onNo={() => setIsAsked(false)}
        >
          <p>{leaving.text}</p>
        </Question>
      )}
    </Modal>
  );
}

/** The rules themselves tell which fields have to be filled in, with what is written in the others. */
function mustBeFilled(
  validate: (values: RecordValues) => ValidationResult,
  written: RecordValues,
  name: string,
): boolean {
  const result = validate({ ...written, [name]: Array.isArray(written[name]) ? [] : '' });
  return (
    !result.ok && result.errors.some(({ field, message }) => field === name && message === messages.required)
  );
}

/** The first field that has a day without a time, or the reverse; its value is empty, but nobody has meant none. */
function incompleteMomentIn({ elements }: HTMLFormElement): string | undefined {
  const inputs = [...elements].filter((element) => element instanceof HTMLInputElement);
  return inputs.find(({ validity }) => validity.badInput)?.name;
}
