import { EMPLOYMENT_FORMS, employmentFormNames, emptyVacancy, type Vacancy } from '@brandpost/domain';
import { DateTimeField, SelectField } from '@brandpost/ui/fields';
import { Plus, Trash2 } from 'lucide-react';
import { FormCard, FormGroup, SmallButton } from '../../../forms/form-group.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { Editing } from './editing.ts';
import { vacancyPlace } from './vacancy-place.ts';

const { fields } = postEditorTexts;
const names = fields.vacancyFields;
const FORMS = EMPLOYMENT_FORMS.map((form) => ({
  value: form,
  name: employmentFormNames[form] || names.otherForm,
}));

/** That the text is about a vacancy: until when, where and how one applies for what. Whom to ask is the contact. */
export function VacancyFields(editing: Editing) {
  const { draft, change, errors } = editing;
  const { vacancy } = draft;
  if (vacancy === null) {
    const add = () => {
      const written = { ...draft, vacancy: emptyVacancy() };
      change({ vacancy: written.vacancy, ...vacancyPlace(written, editing) });
    };
    return (
      <FormGroup>
        <legend>{fields.vacancy}</legend>
        <SmallButton type="button" onClick={add}>
          <Plus aria-hidden="true" size={18} />
          {fields.addVacancy}
        </SmallButton>
      </FormGroup>
    );
  }
  const put = (part: Partial<Vacancy>) =>
    change({ vacancy: { ...vacancy, ...part } }, `vacancy.${Object.keys(part)}`);
  return (
    <FormGroup>
      <legend>{fields.vacancy}</legend>
      <FormCard>
        <TextField
          label={names.applyAt}
          hint={names.applyAtHint}
          value={vacancy.applyAt}
          onChange={(applyAt) => put({ applyAt })}
          field="vacancy.applyAt"
          error={errors.get('vacancy.applyAt')}
          inputMode="url"
        />
        <DateTimeField
          label={names.lastDay}
          hint={names.lastDayHint}
          value={vacancy.lastDay ?? ''}
          onChange={(day) => put({ lastDay: day === '' ? null : day })}
          field="vacancy.lastDay"
          error={errors.get('vacancy.lastDay')}
          isDay
        />
        <SelectField
          label={names.form}
          value={vacancy.form}
          onChange={(form) => put({ form })}
          options={FORMS}
          field="vacancy.form"
          error={errors.get('vacancy.form')}
        />
        <TextField
          label={names.place}
          value={vacancy.place}
          onChange={(place) => put({ place })}
          field="vacancy.place"
          error={errors.get('vacancy.place')}
        />
        <SmallButton type="button" onClick={() => change({ vacancy: null })}>
          <Trash2 aria-hidden="true" size={18} />
          {fields.removeVacancy}
        </SmallButton>
      </FormCard>
    </FormGroup>
  );
}
