import { BLURB_TEXT_MAX_LENGTH, BLURB_TITLE_MAX_LENGTH, type Blurb } from '@brandpost/domain';
import { Plus } from 'lucide-react';
import { FormCard, FormGroup, SmallButton } from '../../../forms/form-group.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { Editing } from './editing.ts';
import { RemoveButton } from './remove-button.tsx';

const { fields } = postEditorTexts;

/** Highlighted boxes beside the text. */
export function BlurbFields({ draft, change, errors }: Editing) {
  const put = (index: number, blurb: Partial<Blurb>) => {
    const was = draft.blurbs[index];
    if (was === undefined) return;
    change(
      { blurbs: draft.blurbs.with(index, { ...was, ...blurb }) },
      `blurbs.${index}.${Object.keys(blurb)}`,
    );
  };
  return (
    <FormGroup>
      <legend>{fields.blurbs}</legend>
      {draft.blurbs.map((blurb, index) => (
        <FormCard key={index}>
          <TextField
            label={fields.title}
            value={blurb.title}
            onChange={(title) => put(index, { title })}
            maxLength={BLURB_TITLE_MAX_LENGTH}
            field={`blurbs.${index}.title`}
            error={errors.get(`blurbs.${index}.title`)}
          />
          <TextField
            label={fields.text}
            value={blurb.text}
            onChange={(text) => put(index, { text })}
            maxLength={BLURB_TEXT_MAX_LENGTH}
            field={`blurbs.${index}.text`}
            error={errors.get(`blurbs.${index}.text`)}
            isLong
          />
          <TextField
            label={fields.address}
            value={blurb.url}
            onChange={(url) => put(index, { url })}
            inputMode="url"
            field={`blurbs.${index}.url`}
            error={errors.get(`blurbs.${index}.url`)}
          />
          <RemoveButton
            name={blurb.title || fields.blurbs}
            onRemove={() => change({ blurbs: draft.blurbs.toSpliced(index, 1) })}
          />
        </FormCard>
      ))}
      <SmallButton
        type="button"
        onClick={() => change({ blurbs: [...draft.blurbs, { title: '', text: '', url: '' }] })}
      >
        <Plus aria-hidden="true" size={18} />
        {fields.addBlurb}
      </SmallButton>
    </FormGroup>
  );
}
