import { HIDDEN_SLUG, INFO_TITLE_MAX_LENGTH, type InfoLink } from '@brandpost/domain';
import { Tick } from '@brandpost/ui/fields';
import { Plus } from 'lucide-react';
import { FormCard, FormGroup, SmallButton } from '../../../forms/form-group.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { Editing } from './editing.ts';
import { RemoveButton } from './remove-button.tsx';

const { fields } = postEditorTexts;

/** Links to more information, beside the text. */
export function InfoFields({ draft, change, errors }: Editing) {
  const put = (index: number, link: Partial<InfoLink>, field: string) => {
    const was = draft.info[index];
    if (was !== undefined)
      change({ info: draft.info.with(index, { ...was, ...link }) }, `info.${index}.${field}`);
  };
  return (
    <FormGroup>
      <legend>{fields.info}</legend>
      {draft.slug === HIDDEN_SLUG && <p>{fields.infoOnStart}</p>}
      {draft.info.map((link, index) => (
        <FormCard key={index}>
          <TextField
            label={fields.title}
            value={link.title}
            onChange={(title) => put(index, { title }, 'title')}
            maxLength={INFO_TITLE_MAX_LENGTH}
            field={`info.${index}.title`}
            error={errors.get(`info.${index}.title`)}
          />
          <TextField
            label={fields.address}
            value={link.url}
            onChange={(url) => put(index, { url }, 'url')}
            inputMode="url"
            field={`info.${index}.url`}
            error={errors.get(`info.${index}.url`)}
          />
          <Tick
            isTicked={link.openInNewWindow}
            onChange={(openInNewWindow) => put(index, { openInNewWindow }, 'window')}
          >
            {fields.newWindow}
          </Tick>
          <RemoveButton
            name={link.title || fields.info}
            onRemove={() => change({ info: draft.info.toSpliced(index, 1) })}
          />
        </FormCard>
      ))}
      <SmallButton
        type="button"
        onClick={() => change({ info: [...draft.info, { title: '', url: '', openInNewWindow: false }] })}
      >
        <Plus aria-hidden="true" size={18} />
        {fields.addInfo}
      </SmallButton>
    </FormGroup>
  );
}
