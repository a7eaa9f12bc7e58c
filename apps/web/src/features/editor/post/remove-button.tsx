import { Trash2 } from 'lucide-react';
import { SmallButton } from '../../../forms/form-group.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';

const { fields } = postEditorTexts;

/** Takes one record out of a list. @param name what is taken out, for those who hear the page */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <SmallButton type="button" aria-label={fields.remove(name)} onClick={onRemove}>
      <Trash2 aria-hidden="true" size={18} />
      {fields.removeOne}
    </SmallButton>
  );
}
