import { formatDateTime } from '@brandpost/swedish';
import { useState } from 'react';
import { ariaDisabled } from '../../../forms/aria-disabled.ts';
import { FormGroup, SmallButton } from '../../../forms/form-group.tsx';
import { MomentField } from '../post/moment-field.tsx';
import type { Override } from '../saving/post-store.ts';
import { schedulingTexts as texts } from '../scheduling-editor-texts.ts';
import type { Scheduling } from './use-scheduled-change.ts';

type ScheduleFormProps = {
  scheduling: Scheduling;
  override: Override | null;
  /** Something has to be put right first. */
  isStopped: boolean;
};

/** Lets a change of a published post wait for its time. */
export function ScheduleForm({ scheduling, override, isStopped }: ScheduleFormProps) {
  const [publishAt, setPublishAt] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const error = scheduling.problem || (isAsked && publishAt === null ? texts.choose : undefined);
  return (
    <FormGroup>
      <legend>{texts.title}</legend>
      <MomentField
        label={texts.when}
        value={publishAt}
        onChange={setPublishAt}
        hint={texts.hint}
        error={error}
      />
      <SmallButton
        type="button"
        disabled={isStopped}
        onClick={() => {
          setIsAsked(true);
          if (publishAt !== null) scheduling.schedule(publishAt, override);
        }}
        {...ariaDisabled(scheduling.isBusy)}
      >
        {texts.schedule}
      </SmallButton>
      {/* Below: what comes when the field is left must not move the button from under the pointer. */}
      {publishAt !== null && scheduling.problem === '' && <p>{texts.willBe(formatDateTime(publishAt))}</p>}
    </FormGroup>
  );
}
