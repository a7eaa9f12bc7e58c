import type { PostDraft } from '@brandpost/domain';
import { SelectField } from '@brandpost/ui/fields';
import type { ReferenceData } from '../opening/reference-data.ts';
import { postEditorTexts } from '../post-editor-texts.ts';

const { fields } = postEditorTexts;
const NONE = '';

type GroupFieldProps = {
  draft: PostDraft;
  change: (change: Partial<PostDraft>) => void;
  error: string | undefined;
  referenceData: ReferenceData;
};

/** The group that a post is for, or everybody. Source: SPEC sections 5 and 6. */
export function GroupField({ draft, change, error, referenceData: { root, groups } }: GroupFieldProps) {
  const all = root === null ? groups : [{ id: root.id, name: fields.common }, ...groups];
  return (
    <SelectField
      label={fields.audience}
      value={String(draft.nodeIds[0] ?? NONE)}
      onChange={(id) => change({ nodeIds: id === NONE ? [] : [Number(id)] })}
      options={[
        { value: NONE, name: fields.chooseGroup },
        ...all.map(({ id, name }) => ({ value: String(id), name })),
      ]}
      field={GROUP_FIELD}
      error={error}
    />
  );
}

/** As errors name it. */
export const GROUP_FIELD = 'nodeIds';
