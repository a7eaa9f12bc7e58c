import { ALERT_LANGUAGES, type AlertTranslation, languageNames, TITLE_MAX_LENGTH } from '@brandpost/domain';
import { SelectField } from '@brandpost/ui/fields';
import { Plus } from 'lucide-react';
import { FormCard, FormGroup, SmallButton } from '../../../forms/form-group.tsx';
import { LinesField } from '../../../forms/lines-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { AlertEditing } from './alert-editing.ts';
import { RemoveButton } from './remove-button.tsx';

const { fields } = postEditorTexts;
const names = fields.alertFields;

/** The alert in short in other languages, each once. */
export function AlertTranslationFields({ alert: { translations }, put, errors }: AlertEditing) {
  const isFree = (language: string) => !translations.some((translation) => translation.language === language);
  const next = ALERT_LANGUAGES.find(isFree);
  const change = (index: number, part: Partial<AlertTranslation>) => {
    const was = translations[index];
    if (was !== undefined) put({ translations: translations.with(index, { ...was, ...part }) });
  };
  return (
    <FormGroup>
      <legend>{names.translations}</legend>
      {translations.map((translation, index) => (
        <FormCard key={translation.language}>
          <SelectField
            label={names.language}
            value={translation.language}
            onChange={(language) => change(index, { language })}
            options={ALERT_LANGUAGES.filter(
              (language) => language === translation.language || isFree(language),
            ).map((language) => ({ value: language, name: languageNames[language] }))}
          />
          <TextField
            label={fields.title}
            value={translation.title}
            onChange={(title) => change(index, { title })}
            maxLength={TITLE_MAX_LENGTH}
            field={`alert.translations.${index}.title`}
            error={errors.get(`alert.translations.${index}.title`)}
          />
          <TextField
            label={fields.text}
            value={translation.text}
            onChange={(text) => change(index, { text })}
            field={`alert.translations.${index}.text`}
            error={errors.get(`alert.translations.${index}.text`)}
            isLong
          />
          <LinesField
            label={names.instructions}
            hint={names.instructionsHint}
            lines={translation.instructions}
            onChange={(instructions) => change(index, { instructions })}
            field={`alert.translations.${index}.instructions`}
            error={errors.get(`alert.translations.${index}.instructions`)}
          />
          <RemoveButton
            name={languageNames[translation.language]}
            onRemove={() => put({ translations: translations.toSpliced(index, 1) })}
          />
        </FormCard>
      ))}
      {next !== undefined && (
        <SmallButton
          type="button"
          onClick={() =>
            put({
              translations: [...translations, { language: next, title: '', text: '', instructions: [] }],
            })
          }
        >
          <Plus aria-hidden="true" size={18} />
          {names.addTranslation}
        </SmallButton>
      )}
    </FormGroup>
  );
}
