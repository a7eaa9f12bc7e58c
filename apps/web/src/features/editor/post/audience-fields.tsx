import { Tick } from '@brandpost/ui/fields';
import { FormGroup } from '../../../forms/form-group.tsx';
import { AudienceSize } from '../audience/audience-size.tsx';
import { GROUP_FIELD, GroupField } from '../audience/group-field.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { Editing } from './editing.ts';
import { PeopleField } from './people-field.tsx';

const { fields } = postEditorTexts;

/** For whom it is: one group or everybody, and of those certain jobs and people. Source: SPEC sections 5 and 6. */
export function AudienceFields(editing: Editing) {
  const { draft, change, errors, referenceData } = editing;
  const { jobs, isForOwnGroups } = referenceData;
  const toggleJob = (id: number, isChosen: boolean) => {
    const others = draft.categoryIds.filter((other) => other !== id);
    change({ categoryIds: isChosen ? [...others, id] : others });
  };
  return (
    <>
      <GroupField {...editing} error={errors.get(GROUP_FIELD)} />
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
      {!isForOwnGroups && (
        <PeopleField
          label={fields.people}
          ids={draft.userIds}
          field="userIds"
          onChange={(userIds) => change({ userIds })}
          client={editing.client}
        />
      )}
    </>
  );
}
