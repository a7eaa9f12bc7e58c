import { postEditorTexts } from '../post-editor-texts.ts';
import type { Editing } from './editing.ts';
import { PeopleField } from './people-field.tsx';

const { fields } = postEditorTexts;

/** Who else may write in this post. Source: SPEC section 6. */
export function EditorsPanel({ draft, change, client }: Editing) {
  return (
    <PeopleField
      label={fields.editors}
      hint={draft.editorIds.length === 0 ? fields.noEditors : ''}
      ids={draft.editorIds}
      field="editorIds"
      onChange={(editorIds) => change({ editorIds })}
      client={client}
    />
  );
}
