import type { PostContact } from '@brandpost/domain';
import { Plus, Trash2 } from 'lucide-react';
import { FormCard, FormGroup, SmallButton } from '../../../forms/form-group.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { Editing } from './editing.ts';

const { fields } = postEditorTexts;
const NOBODY: PostContact = { title: '', name: '', phone: '', email: '', address: '', openingHours: '' };
const PARTS = ['title', 'name', 'phone', 'email', 'address', 'openingHours'] as const;

/** Whom to ask about the text. */
export function ContactFields({ draft: { contact }, change, errors }: Editing) {
  return (
    <FormGroup>
      <legend>{fields.contact}</legend>
      {contact === null ? (
        <SmallButton type="button" data-field="contact" onClick={() => change({ contact: NOBODY })}>
          <Plus aria-hidden="true" size={18} />
          {fields.addContact}
        </SmallButton>
      ) : (
        <FormCard>
          {PARTS.map((part) => (
            <TextField
              key={part}
              label={fields.contactFields[part]}
              value={contact[part]}
              onChange={(text) => change({ contact: { ...contact, [part]: text } }, `contact.${part}`)}
              field={`contact.${part}`}
              error={errors.get(`contact.${part}`)}
            />
          ))}
          <SmallButton type="button" onClick={() => change({ contact: null })}>
            <Trash2 aria-hidden="true" size={18} />
            {fields.removeContact}
          </SmallButton>
        </FormCard>
      )}
    </FormGroup>
  );
}
