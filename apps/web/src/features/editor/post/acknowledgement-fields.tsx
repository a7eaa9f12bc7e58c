import { ACKNOWLEDGED_TYPES } from '@brandpost/domain';
import { useId, useRef } from 'react';
import { FormGroup, Tick } from '../../../forms/form-group.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { Editing } from './editing.ts';
import { MomentField } from './moment-field.tsx';

const { fields } = postEditorTexts;

/** By when staff are to say that they have read it, and whether those who have are asked again. */
export function AcknowledgementFields({ draft, change, errors, roundOut }: Editing) {
  const hint = useId();
  // Of what is not out, the round as it was when the form was opened: ticking asks for the next one, once.
  const opened = useRef(draft.acknowledgementRound);
  const round = roundOut ?? opened.current;
  if (draft.type === null || !ACKNOWLEDGED_TYPES.includes(draft.type)) return null;
  return (
    <FormGroup>
      <legend>{fields.acknowledgement}</legend>
      <MomentField
        label={fields.acknowledgeBy}
        value={draft.acknowledgeBy}
        onChange={(acknowledgeBy) => change({ acknowledgeBy })}
        field="acknowledgeBy"
        error={errors.get('acknowledgeBy')}
        hint={fields.acknowledgeByHint}
      />
      {draft.id !== null && draft.acknowledgeBy !== null && (
        <>
          <Tick>
            <input
              type="checkbox"
              aria-describedby={hint}
              checked={draft.acknowledgementRound > round}
              onChange={({ currentTarget }) =>
                change({ acknowledgementRound: round + (currentTarget.checked ? 1 : 0) })
              }
            />
            {fields.askAgain}
          </Tick>
          <p id={hint}>{fields.askAgainHint}</p>
        </>
      )}
    </FormGroup>
  );
}
