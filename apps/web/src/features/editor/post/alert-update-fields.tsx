import { formatDateTime } from '@brandpost/swedish';
import { Plus } from 'lucide-react';
import { FormCard, FormGroup, SmallButton } from '../../../forms/form-group.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { AlertEditing } from './alert-editing.ts';
import { RemoveButton } from './remove-button.tsx';

const names = postEditorTexts.fields.alertFields;

/** What has been said of a crisis since it began, newest first. */
export function AlertUpdateFields({ alert: { updates }, put, errors }: AlertEditing) {
  return (
    <FormGroup>
      <legend>{names.updates}</legend>
      <SmallButton
        type="button"
        onClick={() => put({ updates: [{ at: new Date().toISOString(), text: '' }, ...updates] })}
      >
        <Plus aria-hidden="true" size={18} />
        {names.addUpdate}
      </SmallButton>
      {updates.map((update, index) => (
        <FormCard key={update.at}>
          <TextField
            label={`${names.update}, ${formatDateTime(update.at)}`}
            value={update.text}
            onChange={(text) => put({ updates: updates.with(index, { ...update, text }) })}
            field={`alert.updates.${index}.text`}
            error={errors.get(`alert.updates.${index}.text`)}
            isLong
          />
          <RemoveButton
            name={update.text || names.updates}
            onRemove={() => put({ updates: updates.toSpliced(index, 1) })}
          />
        </FormCard>
      ))}
    </FormGroup>
  );
}
