import { ACKNOWLEDGED_TYPES } from '@brandpost/domain';
import { Tick } from '@brandpost/ui/fields';
import { useRef } from 'react';
import { FormGroup } from '../../../forms/form-group.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { Editing } from './editing.ts';
import { MomentField } from './moment-field.tsx';

const { fields } = postEditorTexts;

/** By when staff are to say that they have read it, and whether those who have are asked again. */
export function AcknowledgementFields({ draft, change, errors, roundOut }: Editing) {
  // Of what is not out, the round as it was when the form was opened: ticking asks for the next one, once.
  const opened = useRef(draft.acknowledgementRound);
  const round = roundOut ?? opened.current;
  // Nobody can have acknowledged what has never been out.
  const mayBeAcknowledged = roundOut !== null || opened.current > 1 || draft.publishedDate !== null;
  if (draft.type === null || !ACKNOWLEDGED_TYPES.includes(draft.type)) return null;
  return (
    <FormGroup>
      <legend>{fields.acknowledgement}</legend>
      <MomentField
        label={fields.acknowledgeBy}
        value={draft.acknowledgeBy}
        onChange={(acknowledgeBy) => change({ acknowledgeBy })}
        name="acknowledgeBy"
        error={errors.get('acknowledgeBy')}
        hint={fields.acknowledgeByHint}
      />
      {mayBeAcknowledged && draft.acknowledgeBy !== null && (
        <Tick
          isTicked={draft.acknowledgementRound > round}
          onChange={(isTicked) => change({ acknowledgementRound: round + (isTicked ? 1 : 0) })}
          hint={fields.askAgainHint}
        >
          {fields.askAgain}
        </Tick>
      )}
    </FormGroup>
  );
}
