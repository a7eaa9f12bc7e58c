import { SelectField, Tick } from '@brandpost/ui/fields';
import { FormGroup } from '../../../forms/form-group.tsx';
import { AudienceSize } from '../audience/audience-size.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { Editing } from './editing.ts';
import { PeopleField } from './people-field.tsx';

const { fields } = postEditorTexts;
const NONE = '';

/** For whom it is: one group or everybody, and of those certain jobs and people. Source: SPEC sections 5 and 6. */
export function AudienceFields(editing: Editing) {
  const { draft, change, errors, referenceData } = editing;
  const { root, groups, jobs } = referenceData;
  const all = root === null ? groups : [{ id: root.id, name: fields.common }, ...groups];
  const toggleJob = (id: number, isChosen: boolean) => {
    const others = draft.categoryIds.filter((other) => other !== id);
    change({ categoryIds: isChosen ? [...others, id] : others });
  };
  return (
    <>
      <SelectField
        label={fields.audience}
        value={String(draft.nodeIds[0] ?? NONE)}
        onChange={(id) => change({ nodeIds: id === NONE ? [] : [Number(id)] })}
        options={[
          { value: NONE, name: fields.chooseGroup },
          ...all.map(({ id, name }) => ({ value: String(id), name })),
        ]}
        field="nodeIds"
        error={errors.get('nodeIds')}
      />
      <AudienceSize {...editing} />
      {jobs.length > 0 && (
        <FormGroup>
          <legend>{fields.jobs}</legend>
          {jobs.map(({ id, name }) => (
            <Tick
              key={id}
              isTicked={draft.categoryIds.includes(id)}
              onChange={(isTicked) => toggleJob(id, isTicked)}
            >
              {name}
            </Tick>
          ))}
        </FormGroup>
      )}
      <PeopleField
        label={fields.people}
        ids={draft.userIds}
        field="userIds"
        onChange={(userIds) => change({ userIds })}
        client={editing.client}
      />
    </>
  );
}
