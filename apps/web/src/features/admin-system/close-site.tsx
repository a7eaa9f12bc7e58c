import { MAINTENANCE_TEXT_LENGTH, type Maintenance } from '@brandpost/rubicore-api';
import { fromSwedishClock, toSwedishClock } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { messages, type ValidationResult } from '@brandpost/validation';
import { styled } from 'styled-components';
import { type RecordField, type RecordValues, textIn } from '../../administration/table/record-field.ts';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { useServices } from '../../api/services.ts';
import { ClosedWords } from '../../closed-site/closed-words.tsx';
import { queryKeys } from '../../server-state/query-keys.ts';
import { adminSystemTexts as texts } from './admin-system-texts.ts';

const Shown = styled.section`
  display: grid;
  gap: 0.5rem;
  padding: 1rem 1.25rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};
  overflow-wrap: anywhere;

  small {
    color: ${colour('muted')};
  }
  small + p {
    font-size: 1.375rem;
    font-weight: 700;
    line-height: 1.25;
  }
`;

const FIELDS: readonly RecordField[] = [
  {
    kind: 'lines',
    name: 'text',
    label: texts.fields.text,
    hint: texts.fields.textHint,
    most: MAINTENANCE_TEXT_LENGTH,
  },
  { kind: 'moment', name: 'until', label: texts.fields.until, hint: texts.fields.untilHint },
];

type CloseSiteProps = {
  maintenance: Maintenance;
  onSaved: () => void;
  onClose: () => void;
};

/** Asks what is to be said and until when, and closes the site. */
export function CloseSite({ maintenance, onSaved, onClose }: CloseSiteProps) {
  const { client } = useServices();
  return (
    <RecordForm
      title={texts.close}
      fields={FIELDS}
      values={{ text: maintenance.text ?? '', until: toSwedishClock(maintenance.until) }}
      validate={validate}
      save={(values) => {
        const json = { isOn: true, text: textIn(values, 'text') || null, until: momentIn(values) };
        return client.call('setMaintenance', { json });
      }}
      invalidates={[queryKeys.system]}
      onSaved={onSaved}
      saveText={texts.save}
      onClose={onClose}
      consequence={(values) => (
        <Shown aria-label={texts.shown}>
          <small>{texts.shown}</small>
          <ClosedWords as="p" text={textIn(values, 'text').trim() || null} until={momentIn(values)} />
        </Shown>
      )}
    >
      <p>{texts.whatHappens}</p>
    </RecordForm>
  );
}

function momentIn(values: RecordValues): string | null {
  return fromSwedishClock(textIn(values, 'until'))?.instant ?? null;
}

function validate(values: RecordValues): ValidationResult {
  if ([...textIn(values, 'text')].length <= MAINTENANCE_TEXT_LENGTH) return { ok: true };
  return { ok: false, errors: [{ field: 'text', message: messages.maxLength(MAINTENANCE_TEXT_LENGTH) }] };
}
