import { DEFAULT_QUIET_HOURS, PUSH_LEVELS, type PushLevel } from '@brandpost/domain';
import type { PushChoices, PushSettings } from '@brandpost/rubicore-api';
import { Button } from '@brandpost/ui';
import { plainFieldset, QuietHoursField, SelectField } from '@brandpost/ui/fields';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { ariaDisabled } from '../../../forms/aria-disabled.ts';
import { Buttons } from './push-status.tsx';
import { pushTexts as texts } from './push-texts.ts';

const DEFAULTS: PushChoices = { level: 'warning', municipality: '', quiet: DEFAULT_QUIET_HOURS };

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  max-width: 26rem;
`;
const Levels = styled.fieldset`
  ${plainFieldset}

  legend {
    margin-bottom: 0.25rem;
    font-weight: 600;
  }
  label {
    display: flex;
    gap: 0.625rem;
    align-items: center;
    min-height: 44px;
    cursor: pointer;
  }
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: currentcolor;
  }
`;
type PushFormProps = {
  settings: PushSettings;
  /** null where nothing has been chosen yet. */
  chosen: PushChoices | null;
  onSubmit: (choices: PushChoices) => Promise<void>;
  /** null where there is nothing to go back to. */
  onCancel: (() => void) | null;
};

/** How severe, where, and when not. */
export function PushForm({ settings, chosen, onSubmit, onCancel }: PushFormProps) {
  const [choices, setChoices] = useState(chosen ?? DEFAULTS);
  const [isSending, setSending] = useState(false);
  const { level, municipality, quiet } = choices;
  const set = (changes: Partial<PushChoices>) => setChoices({ ...choices, ...changes });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    await onSubmit(choices);
    setSending(false);
  };
  const places = [
    { value: '', name: texts.everywhere },
    ...settings.municipalities.map((name) => ({ value: name, name })),
  ];
  return (
    <Form onSubmit={submit}>
      <Levels>
        <legend>{texts.level}</legend>
        {PUSH_LEVELS.map((each: PushLevel) => (
          <label key={each}>
            <input type="radio" name="level" checked={level === each} onChange={() => set({ level: each })} />
            {texts.levels[each]}
          </label>
        ))}
      </Levels>
      {places.length > 2 && (
        <SelectField
          label={texts.place}
          options={places}
          value={municipality}
          onChange={(name) => set({ municipality: name })}
        />
      )}
      <QuietHoursField
        value={quiet}
        usual={DEFAULT_QUIET_HOURS}
        onChange={(hours) => set({ quiet: hours })}
        hint={texts.quietHint}
      />
      <Buttons>
        <Button {...ariaDisabled(isSending)}>{chosen === null ? texts.start : texts.save}</Button>
        {onCancel && (
          <Button type="button" data-look="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </Buttons>
    </Form>
  );
}
