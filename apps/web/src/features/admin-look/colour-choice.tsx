import { PRIMARY_COLOUR_LIGHT } from '@brandpost/domain';
import { type BrandPalettes, colour } from '@brandpost/ui';
import { Field, Pill } from '@brandpost/ui/fields';
import { useId } from 'react';
import { styled } from 'styled-components';
import { FormGroup } from '../../forms/form-group.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { adminLookTexts, SUGGESTED_COLOURS } from './admin-look-texts.ts';
import { Hint } from './logo-choice.tsx';
import { colourIn, type LookDraft } from './look-draft.ts';

const texts = adminLookTexts.colour;

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  align-items: start;

  > :last-child {
    flex: 1 1 10rem;
    min-width: 0;
  }
`;
const Picker = styled.input`
  width: 4.5rem;
  height: 44px;
  padding: 0.25rem;
  border: 1px solid ${colour('muted')};
  border-radius: var(--bp-radius-s);
  background: ${colour('bg')};
  cursor: pointer;
`;
const Suggestions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  button[aria-pressed='true'] {
    border: 2px solid ${colour('primary')};
    font-weight: 600;
  }
  circle {
    stroke: ${colour('line')};
  }
`;

type ColourChoiceProps = {
  draft: LookDraft;
  error: string | undefined;
  moved: BrandPalettes['moved'];
  onChange: (draft: LookDraft) => void;
};

/** By eye, by its code, or one that is known to be good; and what had to be done to it. */
export function ColourChoice({ draft, error, moved, onChange }: ColourChoiceProps) {
  const suggestions = useId();
  const chosen = colourIn(draft);
  const choose = (written: string) => onChange({ ...draft, colour: written });
  const said = (['light', 'dark'] as const).filter((theme) => moved[theme] !== null);
  return (
    <FormGroup>
      <legend>{texts.title}</legend>
      <Hint>{texts.hint}</Hint>
      <Fields>
        <Field label={texts.picker}>
          {(names) => (
            <Picker
              {...names}
              type="color"
              value={chosen ?? PRIMARY_COLOUR_LIGHT}
              onChange={(event) => choose(event.currentTarget.value)}
            />
          )}
        </Field>
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          value={draft.colour}
          onChange={choose}
          error={error}
          field="colour"
          autoComplete="off"
        />
      </Fields>
      <Hint as="div" id={suggestions}>
        {texts.suggestions}
      </Hint>
      <Suggestions role="group" aria-labelledby={suggestions}>
        {SUGGESTED_COLOURS.map(({ name, colour: suggested }) => (
          <Pill
            key={suggested}
            type="button"
            aria-pressed={chosen === suggested}
            onClick={() => choose(suggested)}
          >
            <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18">
              <circle cx="9" cy="9" r="8.5" fill={suggested} />
            </svg>
            {name}
          </Pill>
        ))}
      </Suggestions>
      <p role="status">{said.map((theme) => adminLookTexts.moved[theme]).join(' ')}</p>
    </FormGroup>
  );
}
